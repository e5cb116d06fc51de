import {translate} from '@docusaurus/Translate';
import {Braces, Inbox, Send, Users, type LucideIcon} from 'lucide-react';

interface RoleLink {
  label: string;
  to: string;
}

interface Role {
  id: string;
  icon: LucideIcon;
  title: string;
  text: string;
  /** The landing page of the role; for receivers, who are in a hurry, what to do with their message. */
  to: string;
  /** Its pages that are asked for most. */
  shortcuts: RoleLink[];
}

/** @returns the four kinds of readers in the language of the page, each with where they begin */
export function roles(): Role[] {
  return [
    {
      id: 'receive',
      icon: Inbox,
      title: translate({id: 'site.home.roles.receive.title', message: 'I got a message'}),
      text: translate({
        id: 'site.home.roles.receive.text',
        message: 'Open the document, then sign, approve or refuse it.',
      }),
      to: '/docs/tutorial/receiver/message',
      shortcuts: [
        {
          label: translate({id: 'site.home.roles.receive.message', message: 'Is the message genuine?'}),
          to: '/docs/tutorial/receiver/message#real-or-fraud',
        },
        {
          label: translate({id: 'site.home.roles.receive.noCode', message: 'No code arrives'}),
          to: '/docs/tutorial/receiver/message#no-code',
        },
        {
          label: translate({id: 'site.home.roles.receive.buttons', message: 'Which button do I have?'}),
          to: '/docs/tutorial/receiver',
        },
      ],
    },
    {
      id: 'send',
      icon: Send,
      title: translate({id: 'site.home.roles.send.title', message: 'I send documents'}),
      text: translate({
        id: 'site.home.roles.send.text',
        message: 'One document or hundreds, followed to the end.',
      }),
      to: '/docs/tutorial/sender',
      shortcuts: [
        {
          label: translate({id: 'site.home.roles.send.upload', message: 'Upload a file'}),
          to: '/docs/tutorial/sender/upload-file',
        },
        {
          label: translate({id: 'site.home.roles.send.batch', message: 'Many at once'}),
          to: '/docs/tutorial/sender/many-contracts',
        },
        {
          label: translate({id: 'site.home.roles.send.cancel', message: 'Cancel'}),
          to: '/docs/tutorial/document/cancel',
        },
      ],
    },
    {
      id: 'administer',
      icon: Users,
      title: translate({id: 'site.home.roles.administer.title', message: 'I administer a company'}),
      text: translate({
        id: 'site.home.roles.administer.text',
        message: 'Users, certificates, templates and automatic signing.',
      }),
      to: '/docs/tutorial/administrator',
      shortcuts: [
        {
          label: translate({id: 'site.home.roles.administer.setUp', message: 'Set up a company'}),
          to: '/docs/tutorial/administrator/set-up',
        },
        {
          label: translate({id: 'site.home.roles.administer.users', message: 'Users and roles'}),
          to: '/docs/tutorial/administrator/users',
        },
        {
          label: translate({id: 'site.home.roles.administer.requests', message: 'Change requests'}),
          to: '/docs/tutorial/masterdata/approve-request',
        },
      ],
    },
    {
      id: 'integrate',
      icon: Braces,
      title: translate({id: 'site.home.roles.integrate.title', message: 'I integrate'}),
      text: translate({
        id: 'site.home.roles.integrate.text',
        message: 'From login to webhook, with samples in eight languages.',
      }),
      to: '/docs/api/v1',
      shortcuts: [
        {
          label: translate({id: 'site.home.roles.integrate.firstCall', message: 'Your first API calls'}),
          to: '/docs/api/v1/guide/basic-create',
        },
        {
          label: translate({id: 'site.home.roles.integrate.login', message: 'Authentication'}),
          to: '/docs/api/v1/general/system-authentication',
        },
        {
          label: translate({id: 'site.home.roles.integrate.webhook', message: 'Webhook'}),
          to: '/docs/api/v1/general/webhook',
        },
      ],
    },
  ];
}
