import { wordMap } from '../../../common/word-map.js';

interface Known {
  rawId: string;
  email: string | null;
  displayName: string | null;
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 30rem; padding: 1rem; }
  .simulated { border: 2px dashed; border-radius: 8px; padding: .75rem 1rem; }
  ul { list-style: none; padding: 0; }
  li, button, input { font: inherit; }
  button { border-radius: 8px; cursor: pointer; min-height: 2.75rem; padding: 0 1rem; }
  li button { margin: .25rem 0; text-align: start; width: 100%; }
  label { display: block; margin: .75rem 0; }
  input:not([type=checkbox]) { box-sizing: border-box; display: block; min-height: 2.75rem; padding: 0 .75rem; width: 100%; }
  [hidden] { display: none; }
`;

/**
 * The window in which a person would sign in to the service. It has the ids and classes of the emulator's, so that the
 * tests of either find their way.
 */
export function windowPage(service: string, known: Known[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Simulated sign-in with ${escape(service)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Sign in with ${escape(service)}, simulated</h1>
<p class="simulated">This isn’t ${escape(service)}. Your own server plays it, so that its sign-in can be tried on this
machine. Nothing that you enter here is checked, and whoever sits at this machine can choose the same person.</p>
<section id="accounts-list">
<h2>Choose a person</h2>
<ul>${known.map(personItem).join('')}
<li class="js-new-account"><button type="button">Add new account</button></li>
</ul>
</section>
<section id="add-user" hidden>
<h2>A new person</h2>
<form id="main-form">
<label>Email <input id="email-input" type="email" required maxlength="320" autocomplete="off"></label>
<label>Name (optional) <input id="display-name-input" maxlength="200" autocomplete="off"></label>
<label><input id="email-verified" type="checkbox" checked> The service says that it has checked the address</label>
<button id="sign-in" type="submit">Sign in</button>
<button id="back-button" type="button">Back</button>
</form>
</section>
<p id="failure" role="alert"></p>
</main>
<script src="/emulator/auth/handler.js"></script>
</body>
</html>
`;
}

/** The frame through which the window answers the page that opened it. */
export function framePage(): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Simulated sign-in</title>
<script src="/emulator/auth/iframe.js"></script>
<script src="/gapi-lite.js"></script>
</html>
`;
}

function personItem({ rawId, email, displayName }: Known): string {
  const claims = JSON.stringify({ sub: rawId, name: displayName ?? undefined, email: email ?? undefined });
  const label = [displayName, email].filter(Boolean).join(', ') || 'Somebody without a name';
  return `
<li class="js-reuse-account" data-id-token="${escape(claims)}"><button type="button">${escape(label)}</button></li>`;
}

const MARKUP = wordMap<string>({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
});

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => MARKUP.get(sign) ?? sign);
}
