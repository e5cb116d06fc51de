/** How to reach the platform. */
export interface EContractOptions {
  /** The address of your platform, such as `https://econtract.example.com`. */
  baseUrl: string;
  /** The access token of a login. It can be set later, too: `api.token = …`. */
  token?: string;
  /** Milliseconds after which a call is given up: a minute unless you set it, 0 for no limit. */
  timeout?: number;
  /** Sends the requests in place of the global `fetch`: in tests, or through a proxy. */
  fetch?: typeof fetch;
}

/** What may be set for one call. */
export interface CallOptions {
  /** Ends the call early. */
  signal?: AbortSignal;
  /** Milliseconds for this call. */
  timeout?: number;
  /** Headers of your own, sent as well. */
  headers?: Readonly<Record<string, string>>;
}

/** What every call answers with. */
export interface Answer<Data> {
  /** The result. */
  data: Data;
  /** Whether the call did what it was asked to do. */
  success: boolean;
  /** The platform's own number, separate from the HTTP status. */
  code: number;
  /** Texts for people: show them or write them to your log, but do not compare them. */
  messages: string[];
}

/** An answer that is neither a result nor a failure: the same call has to be made once more. */
export interface RepeatNeeded<Code extends 100 | 202, Data> extends Answer<Data> {
  /** 100: repeat the call with the one-time code that was sent, in `otp`. 202: wait some seconds and repeat it. */
  code: Code;
}

/** @returns whether a one-time code was sent, so that the call has to be repeated with that code in `otp` */
export function needsOtp<Any extends Answer<unknown>>(answer: Any): answer is Extract<Any, {code: 100}> {
  return answer.code === 100;
}

/** @returns whether the batch is still being built, so that the call has to be repeated after some seconds */
export function needsWaiting<Any extends Answer<unknown>>(answer: Any): answer is Extract<Any, {code: 202}> {
  return answer.code === 202;
}

/**
 * The platform refused a call, or something between you and the platform answered in its place. Where no answer came at
 * all, `fetch` throws what it always throws: a `TypeError`, or a `DOMException` called `TimeoutError` or `AbortError`.
 */
export class EContractError extends Error {
  /** The HTTP status; 200 when the platform refused the call in its answer only. */
  readonly status: number;
  /** The platform's own number, if the answer has one. */
  readonly code: number | undefined;
  /** The reasons in the platform's words. */
  readonly messages: readonly string[];
  /** The whole answer: parsed if it was JSON, otherwise its text, such as the HTML page of a gateway. */
  readonly answer: unknown;

  constructor(call: string, status: number, answer: unknown) {
    const {code, messages} = isAnswer(answer) ? answer : {code: undefined, messages: []};
    const place = code === undefined ? `HTTP ${status}` : `HTTP ${status}, code ${code}`;
    super([`${call}: ${place}`, ...messages].join(' '));
    this.name = 'EContractError';
    this.status = status;
    this.code = code;
    this.messages = messages;
    this.answer = answer;
  }
}

/** The parts of a request that its method fills in. */
interface RequestParts {
  query?: object;
  json?: unknown;
  form?: object | undefined;
  /** Whether it is sent without the token. */
  isPublic?: boolean;
  /** Codes that ask for one more call here; anywhere else they are an error. */
  repeat?: readonly (100 | 202)[];
}

/** Sends the calls. `EContract` below has a method for each call of the API. */
export class Connection {
  /** The access token that is sent with every call, except the logins and the download of a file. */
  token: string | undefined;
  readonly baseUrl: string;
  private readonly timeout: number;
  private readonly fetch: typeof fetch;

  constructor({baseUrl, token, timeout = 60_000, fetch: ownFetch = fetch}: EContractOptions) {
    if (!/^https?:\/\/./.test(baseUrl)) {
      throw new TypeError(`baseUrl is "${baseUrl}". Set it to the address of your platform, with https://.`);
    }
    this.baseUrl = baseUrl.replace(/\/+$/, '');
    this.token = token;
    this.timeout = timeout;
    // Browsers call fetch only as a function of the window.
    this.fetch = (input, init) => ownFetch(input, init);
  }

  /**
   * Fetches the file at a complete address of an answer, such as `downloadUrl`. The token is not sent: the address holds
   * one of its own.
   */
  async download(address: string, options: CallOptions = {}): Promise<Blob> {
    const url = new URL(address, this.baseUrl);
    // Messages end in logs: the token in the query is not for them.
    return this.fileOf(`GET ${url.origin}${url.pathname}`, await this.send('GET', url, {isPublic: true}, options));
  }

  protected async call<Any extends Answer<unknown>>(
    method: string,
    path: string,
    request: RequestParts,
    options: CallOptions = {},
  ): Promise<Any> {
    return this.answerOf(
      `${method} ${path}`,
      await this.send(method, this.addressOf(path, request), request, options),
      request,
    );
  }

  protected async answerOf<Any>(call: string, response: Response, request: Pick<RequestParts, 'repeat'>): Promise<Any> {
    const answer = await readAnswer(response);
    const isRepeat = isAnswer(answer) && (answer.code === 100 || answer.code === 202);
    const isExpected = isRepeat
      ? request.repeat?.some((code) => code === answer.code)
      : isAnswer(answer) && answer.success;
    if (!response.ok || !isExpected) throw new EContractError(call, response.status, answer);
    return answer as Any;
  }

  protected async callForFile(
    method: string,
    path: string,
    request: RequestParts,
    options: CallOptions = {},
  ): Promise<Blob> {
    return this.fileOf(`${method} ${path}`, await this.send(method, this.addressOf(path, request), request, options));
  }

  /** A refusal can come with HTTP 200, as JSON or as a page for people: neither is a file of the platform. */
  protected async fileOf(call: string, response: Response): Promise<Blob> {
    const isText = /json|html/.test(response.headers.get('Content-Type') ?? '');
    if (!response.ok || isText) throw new EContractError(call, response.status, await readAnswer(response));
    return response.blob();
  }

  private addressOf(path: string, {query = {}}: RequestParts): URL {
    const url = new URL(this.baseUrl + path);
    for (const [name, value] of fieldsOf(query)) url.searchParams.append(name, String(value));
    return url;
  }

  private send(method: string, url: URL, request: RequestParts, options: CallOptions): Promise<Response> {
    const headers = new Headers(options.headers);
    if (!request.isPublic && this.token !== undefined) headers.set('Authorization', `Bearer ${this.token}`);
    if (request.json !== undefined) headers.set('Content-Type', 'application/json; charset=utf-8');
    const body = request.form ? toForm(request.form) : request.json === undefined ? null : JSON.stringify(request.json);
    return this.transmit(method, url, {headers, body}, options);
  }

  protected transmit(method: string, url: URL, content: RequestInit, options: CallOptions): Promise<Response> {
    const {timeout = this.timeout} = options;
    const signals = [options.signal, timeout > 0 ? AbortSignal.timeout(timeout) : undefined];
    return this.fetch(url, {
      ...content,
      method,
      signal: AbortSignal.any(signals.filter((signal) => signal !== undefined)),
    });
  }
}

/** @returns whether the platform answered, and not something between you and the platform */
export function isAnswer(answer: unknown): answer is Answer<unknown> {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'messages' in answer;
}

/** After a time-out, a gateway answers with an HTML page in place of JSON. */
async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** A list is sent as one field for each of its values; what is undefined or null is left out. */
function fieldsOf(values: object): [string, unknown][] {
  return Object.entries(values)
    .flatMap(([name, value]: [string, unknown]) =>
      Array.isArray(value) ? value.map((one): [string, unknown] => [name, one]) : [[name, value] as [string, unknown]],
    )
    .filter(([, value]) => value !== undefined && value !== null);
}

function toForm(values: object): FormData {
  const form = new FormData();
  for (const [name, value] of fieldsOf(values)) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}
