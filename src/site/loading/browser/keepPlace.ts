/** A link to another language leads to the same place of the page: before it is followed, it gets query and hash. */
export function keepPlace(): void {
  for (const type of ['pointerdown', 'click']) {
    addEventListener(type, ({target}) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[lang]');
      if (!link) return;
      link.search = location.search;
      link.hash = location.hash;
    });
  }
}
