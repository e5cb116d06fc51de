/** The mark beside a heading leads to its place, as before, and copies the address of that place. */
function onClick({target}: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.hash-link');
  if (link) {
    import('../components/HeadingAddress/copyAddress')
      .then(({copyAddress}) => copyAddress(link))
      // Without the script or the right to copy, the address bar has the address all the same.
      .catch(() => undefined);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', onClick);
}

export {};
