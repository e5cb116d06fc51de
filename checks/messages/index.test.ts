import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('accepts translations from the theme, from code.json, from build.json and from files of menus and sidebars', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(8);
});

it('refuses what is missing, untranslated, misfilled, orphaned or unreadable', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'messages: src/theme/Line/index.tsx:13 this message cannot be read without running the code. Write id and message as plain strings, so that they can be collected and translated.',
    'messages: src/theme/Line/index.tsx:16 this message cannot be read without running the code. Write id and message as plain strings, so that they can be collected and translated.',
    'messages: i18n/vi/code.json "theme.IconExternalLink.ariaLabel" is still in the source language: "(opens in new tab)". Translate it, or add the text to checks/messages/same-in-both.yaml.',
    'messages: i18n/vi/code.json:2 "theme.colorToggle.ariaLabel.mode.system" is still in the source language: "system mode". Translate it, or add the text to checks/messages/same-in-both.yaml.',
    'messages: i18n/vi/code.json:11 "site.button.send" has other placeholders than "Send to {name}". Use {name}.',
    'messages: i18n/vi/code.json lacks "site.line": "Sent by {name}". Add its translation.',
    'messages: i18n/vi/code.json:14 "site.gone" belongs to no message. Remove it, or correct the key.',
    'messages: i18n/vi/build.json:2 "code.copy" is still in the source language: "Copy". Translate it, or add the text to checks/messages/same-in-both.yaml.',
    'messages: i18n/vi/build.json:5 "api.since" has other placeholders than "Since {version}". Use {version}.',
    'messages: i18n/vi/build.json lacks "api.inHeader": "header". Add its translation.',
    'messages: i18n/vi/build.json:8 "code.paste" belongs to no message. Remove it, or correct the key.',
    'messages: i18n/vi/docusaurus-theme-classic/navbar.json:2 "item.label.Usage guide" is still in the source language: "Usage guide". Translate it, or add the text to checks/messages/same-in-both.yaml.',
    'messages: i18n/vi/docusaurus-theme-classic/navbar.json:8 "item.label.Guide" belongs to no message. Remove it, or correct the key.',
    'messages: i18n/vi/docusaurus-plugin-content-docs/current.json lacks "sidebar.appSidebar.category./app.link.generated-index.description": "Install the app.". Add its translation.',
    'messages: i18n/vi/docusaurus-plugin-content-docs/current.json:11 "sidebar.appSidebar.category./gone" belongs to no message. Remove it, or correct the key.',
    'messages: i18n/vi/docusaurus-plugin-content-docs/version-2.2.0.json lacks "sidebar.appSidebar.category./app": "Get started". Add its translation.',
  ]);
});
