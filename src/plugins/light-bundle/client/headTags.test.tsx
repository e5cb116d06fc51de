import {cleanup, render} from '@testing-library/react';
import type {ReactNode} from 'react';
import * as helmet from 'react-helmet-async';
import {afterEach, describe, expect, it, vi} from 'vitest';
import * as headTags from './headTags';

interface Library {
  Helmet: (props: {children?: ReactNode}) => ReactNode;
  HelmetProvider: (props: {children?: ReactNode}) => ReactNode;
}

/** What the layout and a page of the theme say, the page after the layout. */
function Site({Helmet: Head, HelmetProvider, page}: Library & {page: 'first' | 'second' | 'none'}): ReactNode {
  return (
    <HelmetProvider>
      <Head>
        <html lang="vi-VN" dir="ltr" />
        <title>Site</title>
        <meta name="viewport" content="width=device-width" />
        <meta property="og:image" content="/card.png" />
      </Head>
      <Head>
        <link rel="alternate" href="https://docs.example.com/vi" hrefLang="vi-VN" />
        <link rel="alternate" href="https://docs.example.com/" hrefLang="en-US" />
        <link rel="alternate" href="https://docs.example.com/" hrefLang="x-default" />
      </Head>
      {page === 'first' && (
        <Head>
          <html className="docs-wrapper" />
          <title>First</title>
          <meta name="description" content="About the first" />
          <meta property="og:image" content="/first.png" />
          <link rel="canonical" href="https://docs.example.com/first" />
          <script type="application/ld+json">{'{"@type":"BreadcrumbList"}'}</script>
        </Head>
      )}
      {page === 'second' && (
        <Head>
          <>
            <title>{'Second'}</title>
            <link rel="canonical" href="https://docs.example.com/second" />
          </>
          <meta name="robots" content="noindex" />
        </Head>
      )}
    </HelmetProvider>
  );
}

/** What a library made of the document, in a fixed order. */
function readDocument(): unknown {
  const tags = [...document.head.querySelectorAll('meta, link, script')];
  const names = (tag: Element): string =>
    [...tag.attributes]
      .map(({name, value}) => `${name}=${value}`)
      .sort()
      .join(' ');
  const {lang, dir, className} = document.documentElement;
  return {
    title: document.title,
    html: {lang, dir, className},
    tags: tags.map((tag) => `${tag.tagName} ${names(tag)} ${tag.textContent ?? ''}`).sort(),
  };
}

const twoFrames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** @returns what the document says after each of the pages was shown. */
async function visit(
  {Helmet, HelmetProvider}: Library,
  pages: readonly ('first' | 'second' | 'none')[],
): Promise<unknown[]> {
  const states: unknown[] = [];
  const site = (page: 'first' | 'second' | 'none'): ReactNode => (
    <Site Helmet={Helmet} HelmetProvider={HelmetProvider} page={page} />
  );
  const {rerender} = render(site(pages[0] ?? 'none'));
  for (const page of pages) {
    rerender(site(page));
    await twoFrames();
    states.push(readDocument());
  }
  return states;
}

function clear(): void {
  cleanup();
  document.head.innerHTML = '';
  document.title = '';
  for (const {name} of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
}

afterEach(clear);

describe('the tags in the head', () => {
  it('are those that the whole package would write, on every change of page', async () => {
    const pages = ['first', 'second', 'first', 'none', 'second'] as const;
    const expected = await visit(helmet as unknown as Library, pages);
    clear();
    await twoFrames();
    clear();
    expect(await visit(headTags, pages)).toEqual(expected);
  });

  it('stay the same elements while they say the same', async () => {
    await visit(headTags, ['first']);
    const before = [...document.head.children];
    const add = vi.spyOn(document.head, 'append');
    await visit(headTags, ['first']);
    expect(add).not.toHaveBeenCalled();
    expect([...document.head.children]).toEqual(before);
  });

  it('take over what the server wrote', async () => {
    document.head.innerHTML =
      '<title data-rh="true">First</title><meta data-rh="true" name="description" content="About the first"><meta data-rh="true" name="old" content="x">';
    const [title, written] = [...document.head.children];
    await visit(headTags, ['first']);
    expect(document.title).toBe('First');
    expect(document.head.querySelector('title')).toBe(title);
    expect(document.head.querySelector('[name=description]')).toBe(written);
    expect(document.head.querySelector('[name=old]')).toBeNull();
  });
});
