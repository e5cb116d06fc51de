function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes an address safe before the router reads it: a path or a hash that cannot be decoded would crash the page, and an
 * unknown colour mode would leave it without colours.
 */
function cleanAddress(): void {
  const url = new URL(window.location.href);
  const colorMode = url.searchParams.get('docusaurus-theme');
  if (colorMode !== null && colorMode !== 'light' && colorMode !== 'dark') {
    url.searchParams.delete('docusaurus-theme');
    document.documentElement.setAttribute('data-theme', 'light');
  }
  if (!canDecode(url.hash)) url.hash = '';
  // There is no such page. The router decodes twice.
  if (!canDecode(url.pathname) || !canDecode(decodeURIComponent(url.pathname)))
    url.pathname = url.pathname.replaceAll('%', '');
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
}

if (typeof window !== 'undefined') {
  cleanAddress();
  // A hash can also be typed later. The router, created after this module, hears of it second.
  window.addEventListener('popstate', cleanAddress);
}

export {};
