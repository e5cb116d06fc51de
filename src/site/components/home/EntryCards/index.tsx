import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {Building2, Code2, Inbox, Send} from 'lucide-react';
import Section from '@site/src/site/components/home/Section';
import Heading from '@theme/Heading';
import VersionedLink from '@site/src/site/components/VersionedLink';
import styles from './styles.module.css';

function entryCards() {
  return [
    {
      id: 'receive',
      icon: Inbox,
      title: translate({id: 'site.home.entryCards.receive.title', message: 'I got a message'}),
      text: translate({
        id: 'site.home.entryCards.receive.text',
        message:
          'Open the document with the code in the message, then sign, approve or refuse it. How to recognize fraud.',
      }),
      to: '/docs/tutorial/receiver/message',
      shortcuts: [
        {
          label: translate({id: 'site.home.entryCards.receive.overview', message: 'Receive and sign'}),
          to: '/docs/tutorial/receiver',
        },
        {
          label: translate({id: 'site.home.entryCards.receive.draw', message: 'Drawn signature'}),
          to: '/docs/tutorial/receiver/signdraw',
        },
        {
          label: translate({id: 'site.home.entryCards.receive.approve', message: 'Approve'}),
          to: '/docs/tutorial/receiver/approve',
        },
      ],
    },
    {
      id: 'send',
      icon: Send,
      title: translate({id: 'site.home.entryCards.send.title', message: 'I send documents'}),
      text: translate({
        id: 'site.home.entryCards.send.text',
        message:
          'Upload a file, fill in a template or import a spreadsheet, set the workflow, and follow it to the end.',
      }),
      to: '/docs/tutorial/sender/upload-file',
      shortcuts: [
        {
          label: translate({id: 'site.home.entryCards.send.template', message: 'From a template'}),
          to: '/docs/tutorial/sender/create-from-document-template',
        },
        {
          label: translate({id: 'site.home.entryCards.send.batch', message: 'Many at once'}),
          to: '/docs/tutorial/sender/many-contracts',
        },
        {
          label: translate({id: 'site.home.entryCards.send.cancel', message: 'Cancel'}),
          to: '/docs/tutorial/document/cancel',
        },
      ],
    },
    {
      id: 'administer',
      icon: Building2,
      title: translate({id: 'site.home.entryCards.administer.title', message: 'I administer a company'}),
      text: translate({
        id: 'site.home.entryCards.administer.text',
        message: 'Set up the company, its users, certificates and automatic signing, and decide on change requests.',
      }),
      to: '/docs/tutorial/administrator/set-up',
      shortcuts: [
        {
          label: translate({id: 'site.home.entryCards.administer.autoSign', message: 'Automatic signing'}),
          to: '/docs/tutorial/certificates/config-auto-sign',
        },
        {
          label: translate({id: 'site.home.entryCards.administer.users', message: 'Users and roles'}),
          to: '/docs/tutorial/administrator/users',
        },
        {
          label: translate({id: 'site.home.entryCards.administer.requests', message: 'Change requests'}),
          to: '/docs/tutorial/masterdata/approve-request',
        },
      ],
    },
    {
      id: 'integrate',
      icon: Code2,
      title: translate({id: 'site.home.entryCards.integrate.title', message: 'I integrate'}),
      text: translate({
        id: 'site.home.entryCards.integrate.text',
        message: 'The API from login to webhook, with every field and samples in eight languages.',
      }),
      to: '/docs/api/v1/guide/basic-create',
      shortcuts: [
        {
          label: translate({id: 'site.home.entryCards.integrate.login', message: 'Authentication'}),
          to: '/docs/api/v1/general/system-authentication',
        },
        {
          label: translate({id: 'site.home.entryCards.integrate.create', message: 'Create a document'}),
          to: '/docs/api/v1/details/documents/documents-create',
        },
        {
          label: translate({id: 'site.home.entryCards.integrate.webhook', message: 'Webhook'}),
          to: '/docs/api/v1/general/webhook',
        },
      ],
    },
  ];
}

/** Four ways into the documentation, one per kind of reader. */
export default function EntryCards(): ReactNode {
  return (
    <Section id="entry-cards" heading={<Translate id="site.home.entryCards.heading">What brings you here?</Translate>}>
      <ul className={styles.grid}>
        {entryCards().map(({id, icon: Icon, title, text, to, shortcuts}) => (
          <li key={id} className={styles.card} data-entry-card={id}>
            <span className={styles.icon}>
              <Icon aria-hidden size={24} strokeWidth={1.75} />
            </span>
            <Heading as="h3" className={styles.title}>
              <VersionedLink className={styles.mainLink} to={to}>
                {title}
              </VersionedLink>
            </Heading>
            <p className={styles.text}>{text}</p>
            <ul className={styles.shortcuts}>
              {shortcuts.map((shortcut) => (
                <li key={shortcut.to}>
                  <VersionedLink to={shortcut.to}>{shortcut.label}</VersionedLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
