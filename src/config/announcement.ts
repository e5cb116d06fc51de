import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LocaleCode} from './locales';

/**
 * The line above the navbar, the same news in every language. Give it a new `id` whenever the text changes,
 * so that readers who closed the last one see the new one.
 */
const announcement: {id: string; content: Record<LocaleCode, string>} = {
  id: 'e-sign-ekyc-coordinate',
  content: {
    en: 'Version 2.3.0 adds e-sign, eKYC signing and coordination. <a href="/docs/release-notes/website">See what is new</a>.',
    vi: 'Phiên bản 2.3.0 bổ sung ký điện tử, ký eKYC và điều phối quy trình. <a href="/vi/docs/release-notes/website">Xem nội dung cập nhật</a>.',
  },
};

/** @returns the announcement as the theme expects it, in the given language. */
export function announcementBarIn(locale: LocaleCode): NonNullable<ThemeConfig['announcementBar']> {
  return {id: announcement.id, content: announcement.content[locale], isCloseable: true};
}
