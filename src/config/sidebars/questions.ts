import type {SidebarItemConfig} from './category';

/** @param anchor of a heading of the page of questions, the only page that has this sidebar */
const group = (label: string, anchor: string): SidebarItemConfig => ({type: 'link', label, href: `#${anchor}`});

/** Frequently asked questions: the page, its groups of questions, and the glossary. */
export const questionsSidebar: SidebarItemConfig[] = [
  {
    type: 'category',
    label: 'FAQ',
    key: '/questions',
    className: 'icon-circle-question-mark',
    link: {type: 'doc', id: 'questions'},
    collapsible: false,
    items: [
      group('The platform in general', 'overview'),
      group('Signing and approving', 'signing'),
      group('USB token and SmartCA', 'usb-token-smartca'),
      group('Identity checks', 'identity'),
      group('Sending and managing documents', 'documents'),
      group('Accounts and security', 'accounts'),
    ],
  },
  // By its address, because only the current version has it: a frozen sidebar leads there too.
  {type: 'link', label: 'Glossary', href: '/docs/glossary', className: 'icon-book-a'},
];
