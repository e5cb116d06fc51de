import type {SentFile} from './exchange';

/** The table that the pages import: two labour contracts. */
export const importColumns = [
  '{{D.FileName}}',
  '{{D.No}}',
  '{{D.Subject}}',
  '{{D.ExpiryDate}}',
  '{{D.Description}}',
  '{{D.IsOrder}}',
  '{{P.Code}}',
  '{{P.AccessPermission}}',
  '{{P.Code}}',
  '{{P.AccessPermission}}',
  '{{employee_name}}',
  '{{start_date}}',
];

const importRow = (number: string, employee: string): string[] => [
  `labour-contract-${number}`,
  `SL-HDLD-2025-${number}`,
  `Labour contract of ${employee}`,
  '10/04/2025',
  '',
  'Y',
  'HUNG.PHAM',
  'DR',
  'TRA.DO',
  'D',
  employee,
  '14/04/2025',
];

export const importRows = [importRow('021', 'Hoàng Mai Chi'), importRow('022', 'Trịnh Quang Huy')];

/** The placeholders of the pages' Word file. */
export const samplePlaceholders = ['{{employee_name}}', '{{start_date}}'];

/** What the engine knows of the files that the samples of the pages upload. */
const uploads: Readonly<Record<string, Omit<SentFile, 'field' | 'name' | 'key'>>> = {
  'sample.pdf': {size: 303, begin: '%PDF-1.4\n', end: '%%EOF\n'},
  'sample.docx': {size: 342, begin: 'PK', end: '', placeholders: samplePlaceholders},
  'sample.xlsx': {size: 2047, begin: 'PK', end: '', rows: [importColumns, ...importRows]},
};

/** @returns the upload of a sample's file in a field; undefined if the value names none */
export function sampleUpload(field: string, name: string): SentFile | undefined {
  const upload = Object.hasOwn(uploads, name) ? uploads[name] : undefined;
  return upload && {field, name, key: `seed:${name}`, ...upload};
}
