/** The element goober, the style library inside notistack, looks for before it makes its own. */
const HOST_ID = '_goober';

/**
 * notistack writes its rules into a `<style>` element, which a strict content security policy refuses.
 * Here they are collected in an inert element and adopted as a constructed sheet, which needs no permission.
 */
export async function adoptStyles<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  if (!('adoptedStyleSheets' in document)) return load();
  const host = Object.assign(document.createElement('data'), { id: HOST_ID, textContent: ' ' });
  document.head.append(host);
  const loaded = await load().catch((error: unknown) => {
    host.remove();
    throw error;
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(host.textContent);
  document.adoptedStyleSheets.push(sheet);
  return loaded;
}
