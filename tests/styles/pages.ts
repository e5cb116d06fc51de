import {addresses} from '../support/addresses';

interface PageKind {
  name: string;
  address: string;
  /** Where readers meet a link to it, in the text or the menus of a page. */
  from?: string;
  /** Whether its application starts without a sign of intent, so that there is no look before it. */
  startsAtOnce?: boolean;
  /** Classes of elements that are otherwise than on the dev server, with all in them. */
  except?: readonly string[];
}

/** A page of each kind; what only others show, the last test of pages.spec.ts finds. */
export const pageKinds: readonly PageKind[] = [
  {name: 'the home page', address: addresses.home, from: addresses.introduction},
  {name: 'the introduction', address: addresses.introduction, from: addresses.home},
  {
    name: 'a guide with mockups, a diagram, notes and a table',
    address: '/docs/tutorial/receiver/coordinate',
    from: addresses.category,
  },
  {
    name: 'a guide with code',
    address: '/docs/tutorial/categories/document-template/create',
    from: '/docs/tutorial/categories/document-template',
  },
  {name: 'an API operation', address: addresses.operation, from: addresses.home},
  {name: 'an operation of an old version', address: addresses.frozenOperation},
  {name: 'an API concept', address: addresses.concept, from: addresses.home},
  {name: 'a category with cards', address: addresses.cards, from: '/docs/tutorial/account/change-password'},
  {name: 'the questions', address: addresses.questions, from: addresses.home},
  {name: 'the glossary', address: addresses.glossary, from: addresses.home},
  {name: 'the release notes', address: addresses.releaseNotes, from: addresses.home},
  {name: 'the search page', address: addresses.search, startsAtOnce: true},
  {name: 'the list of tags', address: addresses.tags},
  {name: 'a tag', address: addresses.tag, from: addresses.tags},
  {name: 'the conventions', address: addresses.conventions, from: addresses.home},
  {
    name: 'the page for a wrong address',
    // No page is similar: the search, which finds them, has no index under npm start.
    address: '/docs/qqqq',
    startsAtOnce: true,
    // One page is drawn for all wrong addresses: React does not mark the version in the menu that this one is about.
    except: ['dropdown__menu'],
  },
];
