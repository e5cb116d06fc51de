import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Building2, Code2, Inbox, Send, type LucideIcon} from 'lucide-react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface Door {
  id: string;
  icon: LucideIcon;
  title: string;
  text: string;
  /** First page for this reader. */
  to: string;
  shortcuts: {label: string; to: string}[];
}

function doors(): Door[] {
  return [
    {
      id: 'receive',
      icon: Inbox,
      title: translate({
        id: 'site.home.doors.receive.title',
        message: 'I received a document',
        description: 'Door for receivers',
      }),
      text: translate({
        id: 'site.home.doors.receive.text',
        message: 'Open it from your message, read it, and sign, approve or refuse it in a few minutes.',
        description: 'What receivers find behind their door',
      }),
      to: '/docs/tutorial/receiver',
      shortcuts: [
        {
          label: translate({id: 'site.home.doors.receive.draw', message: 'Drawn signature', description: 'Shortcut'}),
          to: '/docs/tutorial/receiver/signdraw',
        },
        {
          label: translate({id: 'site.home.doors.receive.smartca', message: 'SmartCA', description: 'Shortcut'}),
          to: '/docs/tutorial/receiver/signdigital-SmartCA',
        },
        {
          label: translate({id: 'site.home.doors.receive.approve', message: 'Approve', description: 'Shortcut'}),
          to: '/docs/tutorial/receiver/approve',
        },
      ],
    },
    {
      id: 'send',
      icon: Send,
      title: translate({
        id: 'site.home.doors.send.title',
        message: 'I send documents',
        description: 'Door for senders',
      }),
      text: translate({
        id: 'site.home.doors.send.text',
        message:
          'Upload a file, fill in a template or import a spreadsheet, set the workflow, and follow it to the end.',
        description: 'What senders find behind their door',
      }),
      to: '/docs/tutorial/sender/upload-file',
      shortcuts: [
        {
          label: translate({id: 'site.home.doors.send.template', message: 'From a template', description: 'Shortcut'}),
          to: '/docs/tutorial/sender/create-from-document-template',
        },
        {
          label: translate({id: 'site.home.doors.send.batch', message: 'Many at once', description: 'Shortcut'}),
          to: '/docs/tutorial/sender/import-documents',
        },
        {
          label: translate({id: 'site.home.doors.send.cancel', message: 'Cancel', description: 'Shortcut'}),
          to: '/docs/tutorial/document/cancel',
        },
      ],
    },
    {
      id: 'administer',
      icon: Building2,
      title: translate({
        id: 'site.home.doors.administer.title',
        message: 'I administer a company',
        description: 'Door for administrators',
      }),
      text: translate({
        id: 'site.home.doors.administer.text',
        message: 'Look after certificates, automatic signing, templates and changes to user data.',
        description: 'What administrators find behind their door',
      }),
      to: '/docs/tutorial/certificates',
      shortcuts: [
        {
          label: translate({
            id: 'site.home.doors.administer.autoSign',
            message: 'Automatic signing',
            description: 'Shortcut',
          }),
          to: '/docs/tutorial/certificates/config-auto-sign',
        },
        {
          label: translate({
            id: 'site.home.doors.administer.types',
            message: 'Document types',
            description: 'Shortcut',
          }),
          to: '/docs/tutorial/categories/document-type/create',
        },
        {
          label: translate({
            id: 'site.home.doors.administer.requests',
            message: 'Change requests',
            description: 'Shortcut',
          }),
          to: '/docs/tutorial/masterdata/approve-request',
        },
      ],
    },
    {
      id: 'integrate',
      icon: Code2,
      title: translate({
        id: 'site.home.doors.integrate.title',
        message: 'I integrate',
        description: 'Door for integrators',
      }),
      text: translate({
        id: 'site.home.doors.integrate.text',
        message: 'Every call with its fields, errors and samples in eight languages, from login to webhook.',
        description: 'What integrators find behind their door',
      }),
      to: '/docs/api/v1/guide/basic-create',
      shortcuts: [
        {
          label: translate({id: 'site.home.doors.integrate.login', message: 'Authentication', description: 'Shortcut'}),
          to: '/docs/api/v1/general/system-authentication',
        },
        {
          label: translate({
            id: 'site.home.doors.integrate.create',
            message: 'Create a document',
            description: 'Shortcut',
          }),
          to: '/docs/api/v1/details/documents/documents-create',
        },
        {
          label: translate({id: 'site.home.doors.integrate.webhook', message: 'Webhook', description: 'Shortcut'}),
          to: '/docs/api/v1/general/webhook',
        },
      ],
    },
  ];
}

/** Four ways into the documentation, one per kind of reader. */
export default function Doors(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="doors">
      <Heading as="h2" id="doors" className={styles.heading}>
        <Translate id="site.home.doors.heading" description="Heading above the four doors">
          What brings you here?
        </Translate>
      </Heading>
      <ul className={styles.grid}>
        {doors().map(({id, icon: Icon, title, text, to, shortcuts}) => (
          <li key={id} className={styles.door} data-door={id}>
            <span className={styles.icon}>
              <Icon aria-hidden size={24} strokeWidth={1.75} />
            </span>
            <Heading as="h3" className={styles.title}>
              <Link className={styles.mainLink} to={to}>
                {title}
              </Link>
            </Heading>
            <p className={styles.text}>{text}</p>
            <ul className={styles.shortcuts}>
              {shortcuts.map((shortcut) => (
                <li key={shortcut.to}>
                  <Link to={shortcut.to}>{shortcut.label}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
