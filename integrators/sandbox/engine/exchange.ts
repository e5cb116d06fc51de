import type {Json} from './json';
import type {Notice, StoredFile, WebhookEvent} from './world';

/** A file of a form. The engine reads its edges only; whoever runs the engine keeps the bytes under the key. */
export interface SentFile extends StoredFile {
  field: string;
  /** Its first and last kilobyte, a character for each byte. */
  begin: string;
  end: string;
  /** Rows of the first sheet of an Excel file, if it is one. */
  rows?: string[][];
  /** Placeholders in a Word file, such as `{{start_date}}`, if it is one. */
  placeholders?: string[];
}

/** A call as it arrived. */
export interface ApiRequest {
  method: string;
  /** Path and query. */
  target: string;
  /** What addresses in the answer begin with, such as `http://127.0.0.1:8917`. */
  origin: string;
  /** By their names in small letters. */
  headers: Readonly<Record<string, string>>;
  body:
    | {kind: 'none'}
    | {kind: 'text'; type: string; text: string}
    | {
        kind: 'form';
        type: string;
        fields: readonly (readonly [name: string, text: string])[];
        files: readonly SentFile[];
      }
    | {kind: 'unreadable'; reason: string};
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  body: {kind: 'json'; value: Json} | {kind: 'file'; file: StoredFile} | {kind: 'html'; text: string} | {kind: 'none'};
  /** How long the answer is held back, in milliseconds. */
  delay?: number;
}

/** What happens outside of the engine. */
export type Effect = {kind: 'notice'; notice: Notice} | {kind: 'webhook'; event: WebhookEvent};

/** What is around the engine when it is called. */
export interface Surroundings {
  /** Time in milliseconds since 1970. */
  now: number;
}
