// Chooses the colours before the first paint. A file of its own, because the page's policy forbids inline scripts.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('theme');
  } catch {
    // Storage is forbidden: dark, the default.
  }
  var isDeviceLight = stored === 'system' && matchMedia('(prefers-color-scheme: light)').matches;
  var scheme = stored === 'light' || isDeviceLight ? 'light' : 'dark';
  document.documentElement.classList.toggle('dark', scheme === 'dark');
  // Until the style sheets arrive, the browser's own canvas is all there is.
  document.documentElement.style.colorScheme = scheme;
  var bar = document.querySelector('meta[name=theme-color]');
  if (scheme === 'light' && bar) bar.content = bar.dataset.light;
})();
