import type {Channel} from './index';
import type {ReleaseNote} from './readNotes';

export interface FeedInput {
  channel: Channel;
  notes: ReleaseNote[];
  /** Address of the language's home page, with a trailing slash. */
  baseUrl: string;
  locale: string;
  siteTitle: string;
}

const channelTitle: Record<string, Record<Channel, string>> = {
  en: {website: 'Website release notes', mobile: 'Mobile app release notes'},
  vi: {website: 'Cập nhật phiên bản website', mobile: 'Cập nhật phiên bản ứng dụng di động'},
};

/** @returns an Atom 1.0 document (RFC 4287) with one entry per release note. */
export function writeFeed({channel, notes, baseUrl, locale, siteTitle}: FeedInput): string {
  const pageUrl = `${baseUrl}docs/release-notes/${channel}`;
  const title = `${(channelTitle[locale] ?? channelTitle.en)![channel]} – ${siteTitle}`;
  const entries = notes.map(
    (note) => `  <entry>
    <id>${escapeXml(`${pageUrl}#${note.date}`)}</id>
    <title>${escapeXml(note.heading)}</title>
    <updated>${note.date}T00:00:00Z</updated>
    <link href="${escapeXml(`${pageUrl}#${note.date}`)}"/>
    <summary>${escapeXml(note.summary)}</summary>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
  <id>${escapeXml(pageUrl)}</id>
  <title>${escapeXml(title)}</title>
  <updated>${notes[0]?.date ?? '1970-01-01'}T00:00:00Z</updated>
  <author><name>${escapeXml(siteTitle)}</name></author>
  <link rel="self" href="${escapeXml(`${baseUrl}release-notes/${channel}.atom`)}"/>
  <link href="${escapeXml(pageUrl)}"/>
${entries.join('\n')}
</feed>
`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
