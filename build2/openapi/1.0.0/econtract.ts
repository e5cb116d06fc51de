// TypeScript client of the e-contract API, version 1.0.0. Licence: MIT.
// One file without dependencies, for browsers, Node.js 20 or newer, Deno and Bun. Made from:
// https://docs.example.com/openapi/1.0.0/v1.json

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

/**
 * The calls of the API. A method resolves when the call went through; otherwise it throws an `EContractError`.
 *
 * @example
 * const api = new EContract({baseUrl: 'https://econtract.example.com'});
 * api.token = (await api.login({username, password, companyId: 901})).data;
 */
export class EContract extends Connection {
  /**
   * Login.
   *
   * Gives an access token for a login name and a password. The token is the bearer token of all other calls
   * and lives 24 hours unless your system was set up otherwise.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/authentications/password-login
   */
  login(body: LoginRequest, options?: CallOptions): Promise<Answer<string>> {
    return this.call('POST', '/api/auth/password-login', {json: body, isPublic: true}, options);
  }

  /**
   * Get list of companies.
   *
   * Lists the companies the account belongs to. Use it with a token from a login without a company.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/authentications/get-companies
   */
  listCompanies(options?: CallOptions): Promise<Answer<Company[]>> {
    return this.call('GET', '/api/auth/get-companies', {}, options);
  }

  /**
   * Choose company.
   *
   * Binds the session to one company, when the account belongs to several. Use it with a token from a login
   * without a company.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/authentications/choose-company
   */
  chooseCompany(body: CompanyChoice, options?: CallOptions): Promise<Answer<string>> {
    return this.call('POST', '/api/auth/choose-company', {json: body}, options);
  }

  /**
   * Login with the processing code.
   *
   * Lets a recipient in with the code from an e-mail or SMS notice, to handle that one document. Next,
   * process the document with `data.document.waitingProcess.id`.
   *
   * Send the path with `/api`, as published programs do; the platform's documentation prints it without.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/authentications/process-code-login
   */
  loginWithProcessCode(body: ProcessCode, options?: CallOptions): Promise<Answer<ProcessCodeSession>> {
    return this.call('POST', '/api/auth/process-code-login', {json: body, isPublic: true}, options);
  }

  /**
   * Get list of documents.
   *
   * Lists the caller's own documents and those shared with the caller. Every filter may be left out.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/documents/get-documents
   */
  listDocuments(query: ListDocumentsQuery = {}, options?: CallOptions): Promise<Answer<DocumentPage>> {
    return this.call('GET', '/api/documents', {query}, options);
  }

  /**
   * Get list of document types.
   *
   * Lists the document types of the company. Their ids are needed to create documents and batches.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/documents/document-types
   */
  listDocumentTypes(query: ListDocumentTypesQuery = {}, options?: CallOptions): Promise<Answer<DocumentTypePage>> {
    return this.call('GET', '/api/document-types', {query}, options);
  }

  /**
   * Create document.
   *
   * Makes a new document from an uploaded file. It starts as a new document without any step; define its
   * workflow next, then send it.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/documents/documents-create
   */
  createDocument(body: DocumentCreateRequest, options?: CallOptions): Promise<Answer<Document>> {
    return this.call('POST', '/api/documents/create', {form: body}, options);
  }

  /**
   * Update document.
   *
   * Changes the data of a document while it is a new document, that is before it is sent.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/documents/documents-update
   */
  updateDocument(body: DocumentUpdateRequest, options?: CallOptions): Promise<Answer<Document>> {
    return this.call('POST', '/api/documents/update', {form: body}, options);
  }

  /**
   * Update document process.
   *
   * Defines who handles the document, in which order, with which permission, and where each signature frame
   * stands. In a sequential workflow every step that fills in data stands before the steps that sign.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/documents/documents-update-process
   */
  updateDocumentWorkflow(body: DocumentWorkflowRequest, options?: CallOptions): Promise<Answer<Document>> {
    return this.call('POST', '/api/documents/update-process', {json: body}, options);
  }

  /**
   * Send document process.
   *
   * Starts the workflow that was defined before. The first recipient is notified. Keep `waitingProcess.id`
   * for processing.
   *
   * @param id Document id.
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/documents/documents-send-process
   */
  sendDocument(id: Guid, options?: CallOptions): Promise<Answer<Document>> {
    return this.call('POST', `/api/documents/send-process/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Process document.
   *
   * Signs, approves or rejects the waiting step. The step id comes from sending the workflow or from the
   * login with a processing code. When the user confirms with a one-time code, the call is made twice: first
   * with `otp` set to `null`, which is answered with the result number 100, then the same call with the code.
   * A code is valid for 5 minutes; a wrong one is answered with the message `Invalid OTP`.
   *
   * The platform's table marks every field as required. Published programs leave image, page, position, text
   * and font size out of a plain approval.
   *
   * - Invalid OTP: The one-time code is wrong. Ask for it again; if it is refused once more, begin with `otp`
   *   `null` and use the newest code.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/documents/documents-process
   */
  processDocument(
    body: ProcessDecision,
    options?: CallOptions,
  ): Promise<Answer<Document> | RepeatNeeded<100, OtpChallenge>> {
    return this.call('POST', '/api/documents/process', {json: body, repeat: [100]}, options);
  }

  /**
   * Send completion notice.
   *
   * Tells the creator, or everyone in the workflow, by e-mail or SMS that processing has finished. Who is
   * told depends on the system setting `CompletedDocumentNotification`.
   *
   * @param documentId Document id.
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/documents/documents-send-notify
   */
  sendCompletionNotice(documentId: Guid, options?: CallOptions): Promise<Answer<Document>> {
    return this.call('POST', `/api/documents/send-notify/${encodeURIComponent(documentId)}`, {}, options);
  }

  /**
   * Download document.
   *
   * Fetches the file of a document. Do not build this address yourself; follow `downloadUrl` for the current
   * file or `downloadOriginalUrl` for the file as it was uploaded. The token in the address is enough, no
   * bearer token is sent. Read the document again for each download instead of storing the link.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/documents/documents-download
   */
  downloadDocument(query: DownloadDocumentQuery, options?: CallOptions): Promise<Blob> {
    return this.callForFile('GET', '/Api/Download', {query, isPublic: true}, options);
  }

  /**
   * Get list of document templates.
   *
   * Lists the templates that the caller made or was given access to.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/document-templates/document-template
   */
  listDocumentTemplates(
    query: ListDocumentTemplatesQuery = {},
    options?: CallOptions,
  ): Promise<Answer<DocumentTemplatePage>> {
    return this.call('GET', '/api/document-templates', {query}, options);
  }

  /**
   * Get a document template.
   *
   * Gives the details of one template.
   *
   * @param id Template id.
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/document-templates/document-template-id
   */
  getDocumentTemplate(id: number, options?: CallOptions): Promise<Answer<DocumentTemplate>> {
    return this.call('GET', `/api/document-templates/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Create document template.
   *
   * Uploads a Word file with placeholders as a new template. Signature frames are placed afterwards in the
   * web editor.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/document-templates/document-templates-create
   */
  createDocumentTemplate(
    body: DocumentTemplateCreateRequest,
    options?: CallOptions,
  ): Promise<Answer<DocumentTemplate>> {
    return this.call('POST', '/api/document-templates/create', {form: body}, options);
  }

  /**
   * Update document template.
   *
   * Changes the name, the description or the file of a template.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/document-templates/document-templates-update
   */
  updateDocumentTemplate(
    body: DocumentTemplateUpdateRequest,
    options?: CallOptions,
  ): Promise<Answer<DocumentTemplate>> {
    return this.call('POST', '/api/document-templates/update', {form: body}, options);
  }

  /**
   * Get list of process templates.
   *
   * Lists the saved workflows of the company. Read the steps here and send them with the workflow of a
   * document.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/process-templates/process-template
   */
  listWorkflowTemplates(
    query: ListWorkflowTemplatesQuery = {},
    options?: CallOptions,
  ): Promise<Answer<ProcessTemplatePage>> {
    return this.call('GET', '/api/process-templates', {query}, options);
  }

  /**
   * Get list of batches.
   *
   * Lists the import batches.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/batch-imports/batch-import
   */
  listBatchImports(query: ListBatchImportsQuery = {}, options?: CallOptions): Promise<Answer<BatchImportPage>> {
    return this.call('GET', '/api/batch-imports', {query}, options);
  }

  /**
   * Import a batch from an Excel file.
   *
   * Makes many documents from one template, one for each row of an Excel sheet. They start as new documents;
   * send the batch next.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/batch-imports/batch-imports-create
   */
  createBatchImport(body: BatchImportFileRequest, options?: CallOptions): Promise<Answer<BatchImport>> {
    return this.call('POST', '/api/batch-imports/create', {form: body}, options);
  }

  /**
   * Advanced batch import.
   *
   * Makes many documents from one template, with the rows sent as JSON instead of an Excel sheet. In a
   * sequential workflow the recipients who fill in data (`F`) stand before those who sign (`D`, `DR`). The
   * permission codes are `V`, `D`, `DR`, `A` and `F`.
   *
   * Published programs call this path `create-advanced`. If the path of this page answers with HTTP 404, try
   * that one.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/batch-imports/batch-imports-create-advance
   */
  createBatchImportFromRows(body: BatchImportRowsRequest, options?: CallOptions): Promise<Answer<BatchImport>> {
    return this.call('POST', '/api/batch-imports/create-advance', {json: body}, options);
  }

  /**
   * Send the workflow of an imported batch.
   *
   * Starts the workflow of every document in the batch. The result number 202 means that the batch is still
   * being built; then wait some seconds and call again.
   *
   * @param id Batch id.
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/batch-imports/batch-imports-send
   */
  sendBatchImport(id: number, options?: CallOptions): Promise<Answer<BatchImport> | RepeatNeeded<202, BatchImport>> {
    return this.call('POST', `/api/batch-imports/send/${encodeURIComponent(id)}`, {repeat: [202]}, options);
  }

  /**
   * Get list of users.
   *
   * Lists the users of the company.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/users/user
   */
  listUsers(query: ListUsersQuery = {}, options?: CallOptions): Promise<Answer<UserPage>> {
    return this.call('GET', '/api/users', {query}, options);
  }

  /**
   * Get user information.
   *
   * Gives one user by id.
   *
   * @param id User id.
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/users/users-id
   */
  getUser(id: number, options?: CallOptions): Promise<Answer<UserProfile>> {
    return this.call('GET', `/api/users/${encodeURIComponent(id)}`, {}, options);
  }

  /**
   * Create user.
   *
   * Adds a user together with the login account.
   *
   * Some pages of this version number `receiveNotificationMethod` differently: 1 for e-mail, 2 for SMS, -1
   * for none. Every sample, and all pages of 2.3.0, use 0, 1 and -1.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/users/users-create
   */
  createUser(body: UserCreateRequest, options?: CallOptions): Promise<Answer<User>> {
    return this.call('POST', '/api/users/create', {json: body}, options);
  }

  /**
   * Update user.
   *
   * Changes a user. The login name is not among the fields of this call.
   *
   * Some pages of this version number `receiveNotificationMethod` differently: 1 for e-mail, 2 for SMS, -1
   * for none. Every sample, and all pages of 2.3.0, use 0, 1 and -1.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/users/users-update
   */
  updateUser(body: UserUpdateRequest, options?: CallOptions): Promise<Answer<User>> {
    return this.call('POST', '/api/users/update', {json: body}, options);
  }

  /**
   * Create or update users.
   *
   * Adds or changes one or many users at once. The body is a list.
   *
   * Some pages of this version number `receiveNotificationMethod` differently: 1 for e-mail, 2 for SMS, -1
   * for none. Every sample, and all pages of 2.3.0, use 0, 1 and -1.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/users/users-create-or-update
   */
  createOrUpdateUsers(body: UserUpsert[], options?: CallOptions): Promise<Answer<User[]>> {
    return this.call('POST', '/api/users/create-or-update', {json: body}, options);
  }

  /**
   * Get list of departments.
   *
   * Lists the departments with their users. A department id is needed to create documents and batches.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/users/departments
   */
  listDepartments(query: ListDepartmentsQuery = {}, options?: CallOptions): Promise<Answer<DepartmentPage>> {
    return this.call('GET', '/api/departments', {query}, options);
  }

  /**
   * Get list of roles.
   *
   * Lists the roles of the current company. Their ids go into `roleIds` of a user.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/users/roles
   */
  listRoles(query: ListRolesQuery = {}, options?: CallOptions): Promise<Answer<RolePage>> {
    return this.call('GET', '/api/roles', {query}, options);
  }

  /**
   * Get list of user groups.
   *
   * Lists the user groups. Their ids go into `groupIds` of a user.
   *
   * @see https://docs.example.com/docs/1.0.0/api/v1/details/users/users-groups
   */
  listUserGroups(query: ListUserGroupsQuery = {}, options?: CallOptions): Promise<Answer<UserGroupPage>> {
    return this.call('GET', '/api/user-groups', {query}, options);
  }
}

/** {@link EContract.listDocuments} */
export interface ListDocumentsQuery {
  /** Only documents in this status. */
  status?: DocumentStatus;
  /** Only documents with this contract status. */
  contractStatus?: ContractStatus;
  /** Only documents made from this template. */
  documentTemplateId?: number;
  /** Only documents of this department. */
  departmentId?: number;
  /** Only documents of this type. */
  documentTypeId?: number;
  /**
   * Only documents with these recipients (user ids). For several, repeat the parameter, and check that the
   * rows have the recipients you asked for.
   */
  recipientIds?: number[];
  /** Only documents created by this user. */
  createdByUserId?: number;
  /** Only documents of this import batch. */
  batchImportId?: number;
  /** Created on or after this date. Try the format on a document whose date you know. */
  createdFrom?: string;
  /** Created on or before this date. Try the format on a document whose date you know. */
  createdTo?: string;
  /** Completed on or after this date. Try the format on a document whose date you know. */
  completedFrom?: string;
  /** Completed on or before this date. Try the format on a document whose date you know. */
  completedTo?: string;
  /** Only documents with this customer code. */
  customerCode?: string;
  /** Only documents that wait for an approval. */
  waitToApprove?: boolean;
  /** Only documents that wait for a digital signature. */
  waitToSignDigital?: boolean;
  /** Only documents that wait for a drawn signature. */
  waitToSignDraw?: boolean;
  /** Lowest contract value. */
  contractValueFrom?: string;
  /** Highest contract value. */
  contractValueTo?: string;
  /** Looks at the document code and title. */
  search?: string;
  /**
   * The page to read, starting at 1.
   *
   * @default 1
   */
  page?: number;
  /**
   * How many rows a page may hold. Some of the platform's tables spell it `pagesize`; its sample addresses
   * use `pageSize`.
   *
   * @default 10
   */
  pageSize?: number;
}

/** {@link EContract.listDocumentTypes} */
export interface ListDocumentTypesQuery {
  /** Looks at the name. */
  search?: string;
  /**
   * The page to read, starting at 1.
   *
   * @default 1
   */
  page?: number;
  /**
   * How many rows a page may hold. Some of the platform's tables spell it `pagesize`; its sample addresses
   * use `pageSize`.
   *
   * @default 10
   */
  pageSize?: number;
}

/** {@link EContract.downloadDocument} */
export interface DownloadDocumentQuery {
  /** The token inside `downloadUrl`, good for one document. */
  token: string;
}

/** {@link EContract.listDocumentTemplates} */
export interface ListDocumentTemplatesQuery {
  /** Looks at the template name. */
  search?: string;
  /**
   * The page to read, starting at 1.
   *
   * @default 1
   */
  page?: number;
  /**
   * How many rows a page may hold. Some of the platform's tables spell it `pagesize`; its sample addresses
   * use `pageSize`.
   *
   * @default 10
   */
  pageSize?: number;
}

/** {@link EContract.listWorkflowTemplates} */
export interface ListWorkflowTemplatesQuery {
  /** Looks at the name. */
  search?: string;
  /**
   * The page to read, starting at 1.
   *
   * @default 1
   */
  page?: number;
  /**
   * How many rows a page may hold. Some of the platform's tables spell it `pagesize`; its sample addresses
   * use `pageSize`.
   *
   * @default 10
   */
  pageSize?: number;
}

/** {@link EContract.listBatchImports} */
export interface ListBatchImportsQuery {
  /** Looks at the batch name. */
  search?: string;
  /**
   * The page to read, starting at 1.
   *
   * @default 1
   */
  page?: number;
  /**
   * How many rows a page may hold. Some of the platform's tables spell it `pagesize`; its sample addresses
   * use `pageSize`.
   *
   * @default 10
   */
  pageSize?: number;
}

/** {@link EContract.listUsers} */
export interface ListUsersQuery {
  /** Looks at the user code, the name and the phone number. */
  search?: string;
  /** Only users in this state. */
  status?: UserStatus;
  /** Only users who sign this way. */
  signMethod?: SignMethod;
  /** Only users of this group. */
  userGroupId?: number;
  /** Only users of this department. */
  departmentId?: number;
  /** Only users whose self-signed certificate is in this state. */
  certStatus?: SelfSignedCertStatus;
  /**
   * The page to read, starting at 1.
   *
   * @default 1
   */
  page?: number;
  /**
   * How many rows a page may hold. Some of the platform's tables spell it `pagesize`; its sample addresses
   * use `pageSize`.
   *
   * @default 10
   */
  pageSize?: number;
}

/** {@link EContract.listDepartments} */
export interface ListDepartmentsQuery {
  /** Looks at the department name. */
  search?: string;
  /**
   * The page to read, starting at 1.
   *
   * @default 1
   */
  page?: number;
  /**
   * How many rows a page may hold. Some of the platform's tables spell it `pagesize`; its sample addresses
   * use `pageSize`.
   *
   * @default 10
   */
  pageSize?: number;
}

/** {@link EContract.listRoles} */
export interface ListRolesQuery {
  /** Looks at the role code and name. */
  search?: string;
  /**
   * The page to read, starting at 1.
   *
   * @default 1
   */
  page?: number;
  /**
   * How many rows a page may hold. Some of the platform's tables spell it `pagesize`; its sample addresses
   * use `pageSize`.
   *
   * @default 10
   */
  pageSize?: number;
}

/** {@link EContract.listUserGroups} */
export interface ListUserGroupsQuery {
  /** Looks at the group code. */
  search?: string;
  /**
   * The page to read, starting at 1.
   *
   * @default 1
   */
  page?: number;
  /**
   * How many rows a page may hold. Some of the platform's tables spell it `pagesize`; its sample addresses
   * use `pageSize`.
   *
   * @default 10
   */
  pageSize?: number;
}

/**
 * How an answer shows a value from a fixed list; a value that is not set is often `0` with the description
 * `0`.
 *
 * @see https://docs.example.com/docs/1.0.0/api/v1/general/general-format
 */
export interface EnumValue {
  /** The number. Compare this one in programs. */
  value: number;
  /** The name of the value, for people to read. */
  description: string;
}

/**
 * Date and time as ISO 8601 with up to seven digits after the second. Usually without an offset, and then in
 * the local time of Vietnam; a value set by the current call carries `+07:00`.
 */
export type PlatformDateTime = string;

/**
 * An id written as a GUID. Documents, steps, roles and accounts have GUIDs; companies, departments, users,
 * groups, types, templates, import batches and certificates have whole numbers.
 */
export type Guid = string;

/**
 * Where a signature frame stands: `llx,lly,urx,ury`. The first two numbers are the bottom-left corner of the
 * frame; `urx` is `llx` plus the width, `ury` is `lly` plus the height. The point 0,0 is the bottom-left
 * corner of the page. The numbers of the platform's samples fit PDF points (1/72 inch): measure in these, and
 * try one document first. A frame 180 wide and 90 high at 30,60 is `30,60,210,150`.
 */
export type SignaturePosition = string;

/**
 * The words in the signature frame. Placeholders are filled from the signing certificate: `{{SubjectDN.CN}}`,
 * `{{SubjectDN.O}}`, `{{SubjectDN.OU}}`, `{{SubjectDN.UID}}`, `{{SubjectDN.T}}` and `{{SignTime}}`. Published
 * programs also use `{{Name}}`. A line break is written `\r\n`.
 */
export type SignatureText = string;

/** The picture of the signature as base64; a data URI such as `data:image/png;base64,…` is accepted. */
export type SignatureImage = string;

/** Where a document stands. */
export const DocumentStatus = {
  /** New document. Created, not sent yet. Its creator may still edit or delete it. */
  NewDocument: 1,
  /** Ready. Sent; nobody has acted yet. */
  Ready: 2,
  /** Processing. At least one step is under way. */
  Processing: 3,
  /** Completed. All steps are done. */
  Completed: 4,
  /** Correcting. The document is being adjusted. */
  Correcting: 5,
  /** Rejected. A recipient refused it. */
  Rejected: -1,
  /** Deleted. Removed by its creator while it was new. */
  Deleted: -2,
  /** Cancelled. Made void by its creator. It cannot be restored. */
  Cancelled: -3,
} as const;
export type DocumentStatus = (typeof DocumentStatus)[keyof typeof DocumentStatus];

/** Whether the agreement in the document is in force, apart from how far signing has come. */
export const ContractStatus = {
  /** Not specified. Answers call it Undefined. */
  NotSpecified: 0,
  /** Active. The agreement is in force. */
  Active: 1,
  /** Nearly expired. The agreement ends soon. */
  NearlyExpired: 2,
  /** Expired. The agreement has ended. */
  Expired: -1,
  /** Not yet effective. The agreement starts later. */
  NotYetEffective: -2,
} as const;
export type ContractStatus = (typeof ContractStatus)[keyof typeof ContractStatus];

/**
 * What a recipient may do in one step. In a sequential workflow every `F` step stands before the `D` and `DR`
 * steps.
 */
export const AccessPermissionCode = {
  /** View only. Read the document. */
  ViewOnly: 'V',
  /** Approve. Agree or refuse. No signature frame is needed. */
  Approve: 'A',
  /** Sign draw. Initial the document with a drawn signature. */
  SignDraw: 'DR',
  /** Digital sign. Sign with a digital certificate. */
  DigitalSign: 'D',
  /** Fill data. Fill in the fields left open in the document. */
  FillData: 'F',
} as const;
export type AccessPermissionCode = (typeof AccessPermissionCode)[keyof typeof AccessPermissionCode];

/** What the signature frame shows. An answer shows 0 while no mode is set. */
export const SignatureDisplayMode = {
  /** Text only. The signature text. */
  TextOnly: 1,
  /** Text and image. The signature text and the signature image. */
  TextAndImage: 2,
  /** Image only. The signature image. */
  ImageOnly: 3,
} as const;
export type SignatureDisplayMode = (typeof SignatureDisplayMode)[keyof typeof SignatureDisplayMode];

/** How a user signs. */
export const SignMethod = {
  /** Sign draw. Kept only for old versions. */
  SignDraw: 1,
  /** SmartCA. A certificate kept in the cloud. */
  SmartCA: 2,
  /** USB Token. A certificate on a USB device. */
  USBToken: 3,
} as const;
export type SignMethod = (typeof SignMethod)[keyof typeof SignMethod];

/** Whether a user is enabled. */
export const UserStatus = {
  /** Enabled. The user can sign in. */
  Enabled: 1,
  /** Disabled. The user is switched off. */
  Disabled: -1,
} as const;
export type UserStatus = (typeof UserStatus)[keyof typeof UserStatus];

/** How a user gets one-time codes. */
export const ReceiveOtpMethod = {
  /** Email. The code is sent by e-mail. */
  Email: 1,
  /** SMS. The code is sent by text message. */
  SMS: 2,
  /** None. The user has no way to get a code. */
  None: -1,
} as const;
export type ReceiveOtpMethod = (typeof ReceiveOtpMethod)[keyof typeof ReceiveOtpMethod];

/**
 * How a user gets notices about documents. The platform's Vietnamese pages of this version, and its English
 * page of users-update, print 1 for e-mail, 2 for SMS and -1 for none; every sample and all pages of 2.3.0
 * use the numbers here.
 */
export const ReceiveNotificationMethod = {
  /** Email. Notices come by e-mail. */
  Email: 0,
  /** SMS. Notices come by text message. */
  SMS: 1,
  /** None. No notices are sent. */
  None: -1,
} as const;
export type ReceiveNotificationMethod = (typeof ReceiveNotificationMethod)[keyof typeof ReceiveNotificationMethod];

/** How a new user gets the account details. */
export const ReceiveInfoAccountMethod = {
  /** Email. The account details are sent by e-mail. */
  Email: 0,
  /** SMS. The account details are sent by text message. */
  SMS: 1,
} as const;
export type ReceiveInfoAccountMethod = (typeof ReceiveInfoAccountMethod)[keyof typeof ReceiveInfoAccountMethod];

/** Whether a user has a self-signed certificate. */
export const SelfSignedCertStatus = {
  /** Does not exist. The user has none. */
  DoesNotExist: 0,
  /** Exists. The user has one. */
  Exists: 1,
  /** Expired. The user has one that has run out. */
  Expired: 2,
} as const;
export type SelfSignedCertStatus = (typeof SelfSignedCertStatus)[keyof typeof SelfSignedCertStatus];

/** Who signs in. */
export interface LoginRequest {
  /** Login name. */
  username: string;
  /** Password. */
  password: string;
  /**
   * The company to work in. Leave it out on the first call when you do not know it yet. The platform's table
   * marks it as required, yet lets you leave it out.
   */
  companyId?: number;
}

/** The company to work in. */
export interface CompanyChoice {
  /** Id of the company; the login calls it `companyId`. */
  comId: number;
}

/** The code from a notice. */
export interface ProcessCode {
  /** The processing code that the recipient got by e-mail or SMS. */
  processCode: string;
}

/** What a processing code opens. */
export interface ProcessCodeSession {
  /** The access token for the next calls. */
  token: string;
  /** The one document this code is for, with its `waitingProcess`. */
  document: Document;
}

/** A company that the account belongs to. */
export interface Company {
  /** Company id. */
  id: number;
  /** Company name. */
  name?: string;
  /** Address of the company. */
  address?: string;
  /** Tax number of the company. */
  taxCode?: string;
  /** When the company was added. */
  createdDate?: PlatformDateTime;
  /** State of the company; 0 is Active. For other numbers show `description`. */
  status?: EnumValue;
}

/** A document with its data, workflow and history. Not every field is in every answer. */
export interface Document {
  /** Document id. */
  id: Guid;
  /** When the document was created. */
  createdDate?: PlatformDateTime;
  /** When it was last changed. */
  lastModifiedDate?: PlatformDateTime;
  /** When the last step was done. */
  completedDate?: PlatformDateTime;
  /** The date by which recipients should have acted, on documents made by an import batch. */
  expiryDate?: PlatformDateTime;
  /** Document code. */
  no?: string;
  /** Document title. */
  subject?: string;
  /** A longer description. */
  description?: string;
  /** Do not build on this field. */
  hasVerified?: boolean;
  /** Kind of file; 0 in the samples. Newer answers leave the field out. */
  fileType?: number;
  /** Where the document stands. */
  status?: DocumentStatusValue;
  /** Whether the agreement is in force. */
  contractStatus?: ContractStatusValue;
  /** The department the document belongs to. */
  department?: Department;
  /** The document type. */
  type?: DocumentType;
  /** The template the document was made from. */
  documentTemplate?: DocumentTemplate;
  /** The import batch that made the document. */
  batchImport?: BatchImport;
  /** User id of the creator. */
  createdByUserId?: number;
  /** Why the document was last cancelled or rejected. */
  reason?: string;
  /** How many steps the workflow has. */
  processRecipientCount?: number;
  /** `true` for a sequential workflow. */
  processInOrder?: boolean;
  /** The step whose turn it is. Its `id` is the `processId` for processing. */
  waitingProcess?: ProcessStep;
  /** The caller is expected to sign with a drawn signature. */
  isWaitToSignDraw?: boolean;
  /** The caller is expected to sign digitally. */
  isWaitToSignDigital?: boolean;
  /** The caller is expected to approve. */
  isWaitToApprove?: boolean;
  /** Data can be filled in. */
  isFillable?: boolean;
  /** The document can be cancelled. */
  isCancelable?: boolean;
  /** The document can be deleted. The name is spelled this way. */
  isDeleteable?: boolean;
  /** The document can be restored. The name is spelled this way. */
  isRestoreable?: boolean;
  /** The document can be edited. */
  isEditable?: boolean;
  /** The document can be shared. */
  isShareable?: boolean;
  /** The document can be opened. The name is spelled this way. */
  isAccessable?: boolean;
  /** The deadline has passed. */
  isExpired?: boolean;
  /** The file can be downloaded. */
  canDownload?: boolean;
  /** All steps of the workflow. */
  processes?: ProcessStep[];
  /** What was done on the document. */
  histories?: History[];
  /** Files carried along with the document. */
  attachments?: unknown[];
  /** Documents linked for reference. */
  relatedDocuments?: unknown[];
  /** Further linked documents; in the answer of a deletion. */
  linkedDocuments?: unknown[];
  /** Users the document is shared with; in the answer of a deletion. */
  sharedUsers?: unknown[];
  /** Comments on the document. */
  messages?: unknown[];
  /** The file of the document. */
  file?: DocumentFile;
  /** Ready-made link to the current file. */
  downloadUrl?: string;
  /** Ready-made link to the file as it was uploaded; in the answer of a deletion. */
  downloadOriginalUrl?: string;
}

/** A stored file. */
export interface DocumentFile {
  /** File name. */
  name?: string;
  /** Size in bytes. */
  size?: number;
}

/** One page of documents. */
export interface DocumentPage {
  /** The documents of this page. */
  items: Document[];
  /** How many rows there are on all pages together. */
  totalCount: number;
  /** How many pages there are. */
  pageCount: number;
  /** The number of this page, starting at 1. */
  page: number;
  /** How many rows a page may hold. */
  pageSize: number;
  /** `true` when another page follows. */
  hasNextPage: boolean;
  /** `true` when a page stands before this one. */
  hasPreviousPage: boolean;
}

/** A class of documents. */
export interface DocumentType {
  /** Id of the type; used as `typeId` and `documentTypeId`. */
  id: number;
  /** Short code of the type. */
  code?: string;
  /** Name of the type. */
  name?: string;
  /** What the type is for. */
  description?: string;
  /** How many documents have this type. */
  documentCount?: number;
}

/** One page of document types. */
export interface DocumentTypePage {
  /** The document types of this page. */
  items?: DocumentType[];
  /** How many rows there are on all pages together. */
  totalCount?: number;
  /** How many pages there are. */
  pageCount?: number;
  /** The number of this page, starting at 1. */
  page?: number;
  /** How many rows a page may hold. */
  pageSize?: number;
  /** `true` when another page follows. */
  hasNextPage?: boolean;
  /** `true` when a page stands before this one. */
  hasPreviousPage?: boolean;
}

/** One step of a workflow: one recipient with one permission. */
export interface ProcessStep {
  /** Step id; pass it as `processId` when the step is processed. */
  id: Guid;
  /** When the step was made. */
  createdDate?: PlatformDateTime;
  /** Company id. */
  comId?: number;
  /** `true` when the step belongs to a sequential workflow. */
  isOrder?: boolean;
  /** Place of the step in the workflow. */
  orderNo?: number;
  /** Page of the signature frame, starting at 1. */
  pageSign?: number;
  /** Place of the signature frame. */
  position?: SignaturePosition;
  /** The words in the signature, after signing. */
  signatureText?: string;
  /** What the recipient wrote. */
  reason?: string;
  /** Font size in the signature. */
  fontSize?: number;
  /** What the signature frame shows. */
  displayType?: SignatureDisplayModeValue;
  /** How the step was signed, after signing. */
  signedMethod?: SignMethodValue;
  /** What the recipient may do. Known numbers: 2, Sign draw; 5, Fill data. Others exist: show `description`. */
  accessPermission?: EnumValue;
  /** State of the step. Known numbers: 1, Waiting; 5, Filled. Others exist: show `description`. */
  status?: EnumValue;
  /** When the step was done. */
  processedDate?: PlatformDateTime;
  /** User id of the recipient. */
  processedByUserId?: number;
  /** The recipient. */
  processedByUser?: UserSummary;
  /** The document the step belongs to. */
  documentId?: Guid;
}

/**
 * One entry of the document history.
 *
 * @see https://docs.example.com/docs/1.0.0/api/v1/general/general-format
 */
export interface History {
  /** When it happened. */
  createdDate?: PlatformDateTime;
  /** Where the request came from; 0 is Web. For other numbers show `description`. */
  requestType?: EnumValue;
  /** Network address of the caller. */
  ipAddress?: string;
  /** What was done. Known number: 1, Create document. */
  activity?: EnumValue;
}

/** A new document with its file. */
export interface DocumentCreateRequest {
  /** Document code. It must not repeat. */
  no: string;
  /** Document title. */
  subject: string;
  /** The document file as PDF; the platform's guide also speaks of .docx. */
  file: File;
  /** A longer description. */
  description?: string;
  /** Document type id, from the list of document types. */
  typeId: number;
  /** Id of the template the document belongs to. */
  documentTemplateId?: number;
  /** Department id, from the list of departments. */
  departmentId: number;
  /** Your own code for the customer. */
  customerCode?: string;
  /** More about the customer. */
  customerInformation?: string;
  /**
   * Documents to link for reference. Typed as whole numbers, although document ids are GUIDs; link one
   * document and read `relatedDocuments` in the answer before you rely on it.
   */
  relatedDocumentIds?: number[];
  /** Files to carry along with the document. */
  attachments?: File[];
}

/** The data to change. Check in the answer that what you left out has stayed. */
export interface DocumentUpdateRequest {
  /** The document to change. */
  id: Guid;
  /** Document code. */
  no?: string;
  /** Document title. */
  subject?: string;
  /** A file to take the place of the current one. */
  file?: File;
  /** A longer description. */
  description?: string;
  /** Document type id. */
  typeId?: number;
  /** Id of the template the document belongs to. */
  documentTemplateId?: number;
  /** Department id. */
  departmentId?: number;
  /** Your own code for the customer. */
  customerCode?: string;
  /** More about the customer. */
  customerInformation?: string;
  /**
   * Documents to link for reference. Typed as whole numbers, although document ids are GUIDs; link one
   * document and read `relatedDocuments` in the answer before you rely on it.
   */
  relatedDocumentIds?: number[];
  /** Files to carry along with the document. */
  attachments?: File[];
}

/** The workflow of one document. */
export interface DocumentWorkflowRequest {
  /** Document id. */
  id: Guid;
  /** `true`: one recipient after the other. `false`: in any order. */
  processInOrder?: boolean;
  /** The steps. */
  processes?: WorkflowStepInput[];
}

/** One step: who does what, and where the signature stands. */
export interface WorkflowStepInput {
  /** Place of the step in the workflow; the sample begins with 1. */
  orderNo?: number;
  /** User code of the recipient. */
  processedByUserCode?: string;
  /** What the recipient may do. */
  accessPermissionCode?: AccessPermissionCode;
  /** Place of the signature frame, `llx,lly,urx,ury`. Not needed to approve. */
  position?: SignaturePosition;
  /** Page of the signature frame, starting at 1. */
  pageSign?: number;
}

/** The decision on one waiting step. */
export interface ProcessDecision {
  /** The step to process: `waitingProcess.id`. */
  processId: Guid;
  /** A reason or remark. */
  reason: string;
  /** `true` refuses the document, `false` accepts it. */
  reject: boolean;
  /** `null` on the first call, then the one-time code that came by e-mail or SMS. */
  otp: string | null;
  /** What the signature frame shows. */
  signatureDisplayMode: SignatureDisplayMode;
  /** The picture of the signature as base64 or as a data URI. */
  signatureImage?: SignatureImage;
  /** The page to sign on, starting at 1. */
  signingPage?: number;
  /** Place of the signature frame, `llx,lly,urx,ury`. */
  signingPosition?: SignaturePosition;
  /** The words in the signature; may hold placeholders. */
  signatureText?: SignatureText;
  /** Font size in the signature. */
  fontSize?: number;
  /** Whether the reason is printed in the signature. */
  showReason: boolean;
  /** Whether the user agrees to the legal terms before processing. */
  confirmTermsConditions: boolean;
}

/** The answer that asks for a one-time code. It comes with the result number 100. */
export interface OtpChallenge {
  /** `true` when a code is needed. */
  requireOtpConfirmation?: boolean;
  /** Where the code went; here a plain number. -1 means that the user has no way to get a code. */
  receiveOtpMethod?: ReceiveOtpMethod;
  /** The e-mail address the code was sent to. */
  receiveOtpEmail?: string;
  /** The phone number the code was sent to. */
  receiveOtpPhone?: string;
}

/** A Word file with placeholders, from which documents are made. */
export interface DocumentTemplate {
  /** Template id. */
  id: number;
  /** Template name. */
  name?: string;
  /** When the template was added. */
  createdDate?: PlatformDateTime;
  /** Name of the uploaded file. */
  fileName?: string;
  /** What the template is for. */
  description?: string;
  /** Who added the template; only in the list. */
  createdByUser?: User;
  /** The placeholders found in the file; only in the details of one template. */
  fillableFields?: FillableField[];
  /** Link to the Word file. */
  downloadUrl?: string;
  /** Link to a PDF preview. */
  pdfDownloadUrl?: string;
  /** Link to the Excel sheet to fill in for an import batch. */
  xlsxDownloadUrl?: string;
  /** The template can be shared. */
  isShareable?: boolean;
  /** The template can be deleted. The name is spelled this way. */
  isDeletelable?: boolean;
  /** The template can be changed. */
  isUpdateable?: boolean;
}

/** One placeholder of a template. */
export interface FillableField {
  /** The placeholder as written in the file, with braces. Use it in the parameters of an import batch. */
  key: string;
  /** The same name without braces. */
  name: string;
  /** An optional label. */
  description?: string;
}

/** One page of document templates. */
export interface DocumentTemplatePage {
  /** The document templates of this page. */
  items: DocumentTemplate[];
  /** How many rows there are on all pages together. */
  totalCount: number;
  /** How many pages there are. */
  pageCount: number;
  /** The number of this page, starting at 1. */
  page: number;
  /** How many rows a page may hold. */
  pageSize: number;
  /** `true` when another page follows. */
  hasNextPage: boolean;
  /** `true` when a page stands before this one. */
  hasPreviousPage: boolean;
}

/** A new template. */
export interface DocumentTemplateCreateRequest {
  /** The Word file (.docx). Its variables are written `{{variable_name}}`. */
  file: File;
  /** Template name. */
  name: string;
  /** What the template is for. */
  description?: string;
}

/** The template data to change. */
export interface DocumentTemplateUpdateRequest {
  /** The template to change. */
  id: number;
  /** A Word file (.docx) to take the place of the current one. */
  file?: File;
  /** Template name. */
  name?: string;
  /** What the template is for. */
  description?: string;
}

/** A saved workflow that can be used again. */
export interface ProcessTemplate {
  /** Id of the workflow template. */
  id?: number;
  /** Name of the workflow template. */
  name?: string;
  /** When the workflow template was added. */
  createdDate?: PlatformDateTime;
  /** What the workflow template is for. */
  description?: string;
  /** `true` for a sequential workflow. */
  processInOrder?: boolean;
  /** Who added the workflow template. */
  createdByUser?: UserSummary;
  /** The steps. */
  processes?: ProcessTemplateStep[];
}

/** One step of a workflow template. */
export interface ProcessTemplateStep {
  /** Place of the step in the workflow. */
  orderNo?: number;
  /** User id of the recipient. */
  processedByUserId?: number;
  /** The recipient. */
  processedByUser?: UserSummary;
  /** What the recipient may do. */
  accessPermission?: EnumValue;
}

/** One page of workflow templates. */
export interface ProcessTemplatePage {
  /** The workflow templates of this page. */
  items?: ProcessTemplate[];
  /** How many rows there are on all pages together. */
  totalCount?: number;
  /** How many pages there are. */
  pageCount?: number;
  /** The number of this page, starting at 1. */
  page?: number;
  /** How many rows a page may hold. */
  pageSize?: number;
  /** `true` when another page follows. */
  hasNextPage?: boolean;
  /** `true` when a page stands before this one. */
  hasPreviousPage?: boolean;
}

/**
 * Documents made together from one template.
 *
 * @see https://docs.example.com/docs/1.0.0/api/v1/general/general-format
 */
export interface BatchImport {
  /** Batch id. */
  id: number;
  /** When the batch was imported. */
  createdDate?: PlatformDateTime;
  /** User id of whoever imported the batch. */
  uploadedByUserId?: number;
  /** How many documents the batch has. */
  numberOfRecords?: number;
  /** Batch name. */
  name?: string;
  /** The documents of the batch. */
  documents?: Document[];
  /** The batch can be sent. */
  isSendable?: boolean;
  /** The batch can be cancelled. */
  isCancelable?: boolean;
}

/** One page of import batches. */
export interface BatchImportPage {
  /** The import batches of this page. */
  items?: BatchImport[];
  /** How many rows there are on all pages together. */
  totalCount?: number;
  /** How many pages there are. */
  pageCount?: number;
  /** The number of this page, starting at 1. */
  page?: number;
  /** How many rows a page may hold. */
  pageSize?: number;
  /** `true` when another page follows. */
  hasNextPage?: boolean;
  /** `true` when a page stands before this one. */
  hasPreviousPage?: boolean;
}

/** A filled-in Excel sheet and what to make of it. */
export interface BatchImportFileRequest {
  /**
   * The filled-in Excel sheet, one row for each document. Begin with the sheet at the template's
   * `xlsxDownloadUrl`.
   */
  file: File;
  /** Batch name. */
  name: string;
  /** Department of the new documents. */
  departmentId: number;
  /** Type of the new documents. */
  documentTypeId: number;
  /** The template to fill. */
  documentTemplateId: number;
}

/** Rows of values and what to make of them. */
export interface BatchImportRowsRequest {
  /** Batch name. */
  name: string;
  /** Department of the new documents. */
  departmentId: number;
  /** Type of the new documents. */
  documentTypeId: number;
  /** The template to fill. */
  documentTemplateId: number;
  /**
   * The column keys, in exactly this order. First always these six: `{{D.FileName}}` file name, `{{D.No}}`
   * document code (must not repeat), `{{D.Subject}}` title, `{{D.ExpiryDate}}` deadline as dd/MM/yyyy (may be
   * empty), `{{D.Description}}` description, `{{D.IsOrder}}` with `Y` for a sequential workflow and `N` for
   * any order. Then one pair for each recipient: `{{P.Code}}` user code and `{{P.AccessPermission}}`
   * permission code. Last the template's own placeholders, written as in its file.
   */
  parameters: string[];
  /** One list for each document, in the order and length of `parameters`. */
  rows: string[][];
}

/** A user in brief. */
export interface UserSummary {
  /** User id. */
  id: number;
  /** User code. */
  code?: string;
  /** Full name. */
  name?: string;
  /** E-mail address. */
  email?: string;
  /** Phone number. */
  phone?: string;
  /** Company id. */
  comId?: number;
}

/** A user without the roles. */
export interface UserProfile {
  /** User id. */
  id: number;
  /** When the user was added. */
  createdDate?: PlatformDateTime;
  /** Company id. */
  comId?: number;
  /** User code; workflows name recipients by it. */
  code?: string;
  /** Login name. */
  username?: string;
  /** Full name. */
  name?: string;
  /** Phone number. */
  phone?: string;
  /** E-mail address. */
  email?: string;
  /** Start of validity of the user's self-signed certificate. */
  validFrom?: PlatformDateTime;
  /** End of the same validity. */
  validTo?: PlatformDateTime;
  /** Whether that validity holds now. */
  isValid?: boolean;
  /** A one-time code is asked for when the user signs or approves. */
  signConfirmationEnabled?: boolean;
  /** The account is locked. */
  isAccountLocked?: boolean;
  /** Id of the login account. */
  accountId?: Guid;
  /** The user's default signature text; may hold placeholders. */
  signatureText?: SignatureText;
  /** How the user signs. */
  signMethod?: SignMethodValue;
  /** Whether the user is enabled. */
  status?: UserStatusValue;
  /** How the user gets one-time codes. */
  receiveOtpMethod?: ReceiveOtpMethodValue;
  /** How the user gets notices about documents. */
  receiveNotificationMethod?: ReceiveNotificationMethodValue;
  /** Id of the user's personal certificate. */
  personalCertificateId?: number;
  /** Id of the user's SmartCA certificate. */
  smartCaId?: number;
}

/** A user of the company. Not every field is in every answer. */
export interface User {
  /** The user's roles. */
  roles?: Role[];
  /** User id. */
  id: number;
  /** When the user was added. */
  createdDate?: PlatformDateTime;
  /** Company id. */
  comId?: number;
  /** User code; workflows name recipients by it. */
  code?: string;
  /** Login name. */
  username?: string;
  /** Full name. */
  name?: string;
  /** Phone number. */
  phone?: string;
  /** E-mail address. */
  email?: string;
  /** Start of validity of the user's self-signed certificate. */
  validFrom?: PlatformDateTime;
  /** End of the same validity. */
  validTo?: PlatformDateTime;
  /** Whether that validity holds now. */
  isValid?: boolean;
  /** A one-time code is asked for when the user signs or approves. */
  signConfirmationEnabled?: boolean;
  /** The account is locked. */
  isAccountLocked?: boolean;
  /** Id of the login account. */
  accountId?: Guid;
  /** The user's default signature text; may hold placeholders. */
  signatureText?: SignatureText;
  /** How the user signs. */
  signMethod?: SignMethodValue;
  /** Whether the user is enabled. */
  status?: UserStatusValue;
  /** How the user gets one-time codes. */
  receiveOtpMethod?: ReceiveOtpMethodValue;
  /** How the user gets notices about documents. */
  receiveNotificationMethod?: ReceiveNotificationMethodValue;
  /** Id of the user's personal certificate. */
  personalCertificateId?: number;
  /** Id of the user's SmartCA certificate. */
  smartCaId?: number;
}

/** One page of users. */
export interface UserPage {
  /** The users of this page. */
  items: User[];
  /** How many rows there are on all pages together. */
  totalCount: number;
  /** How many pages there are. */
  pageCount: number;
  /** The number of this page, starting at 1. */
  page: number;
  /** How many rows a page may hold. */
  pageSize: number;
  /** `true` when another page follows. */
  hasNextPage: boolean;
  /** `true` when a page stands before this one. */
  hasPreviousPage: boolean;
}

/** A new user. */
export interface UserCreateRequest {
  /** User code. */
  code: string;
  /** Login name. */
  username: string;
  /** Full name. */
  name: string;
  /** E-mail address. */
  email: string;
  /** Phone number. */
  phone: string;
  /** How the user gets the account details. */
  receiveInfoAccountMethod?: ReceiveInfoAccountMethod;
  /** User groups the user is in. */
  groupIds?: number[];
  /** Departments the user is in. */
  departmentIds?: number[];
  /** Roles of the user. */
  roleIds?: Guid[];
  /** Tax number of the user. */
  taxcode?: string;
  /** Address of the user. */
  address?: string;
  /** Fax number. */
  fax?: string;
  /** A note about the user. */
  description?: string;
  /** Default signature text; may hold placeholders. */
  signatureText?: SignatureText;
  /** Ask for a one-time code when the user signs or approves. */
  signConfirmationEnabled?: boolean;
  /** Make a self-signed certificate for the user. */
  generateSelfSignedCertEnabled?: boolean;
  /** Whether the user is enabled. */
  status?: UserStatus;
  /** How the user gets one-time codes. */
  receiveOtpMethod?: ReceiveOtpMethod;
  /** How the user gets notices about documents. */
  receiveNotificationMethod?: ReceiveNotificationMethod;
  /** How the user signs. */
  signMethod?: SignMethod;
}

/** The user data to change. */
export interface UserUpdateRequest {
  /** User code of the user to change. */
  code: string;
  /**
   * User id of the user to change. The platform's sample sends it instead of `code`; its field table requires
   * `code`.
   */
  id?: number;
  /** Full name. */
  name?: string;
  /** E-mail address. */
  email?: string;
  /** Phone number. */
  phone?: string;
  /** User groups the user is in. */
  groupIds?: number[];
  /** Departments the user is in. */
  departmentIds?: number[];
  /** Roles of the user. */
  roleIds?: Guid[];
  /** Tax number of the user. */
  taxcode?: string;
  /** Address of the user. */
  address?: string;
  /** Fax number. */
  fax?: string;
  /** A note about the user. */
  description?: string;
  /** Default signature text; may hold placeholders. */
  signatureText?: SignatureText;
  /** Ask for a one-time code when the user signs or approves. */
  signConfirmationEnabled?: boolean;
  /** Make a self-signed certificate for the user. */
  generateSelfSignedCertEnabled?: boolean;
  /** Whether the user is enabled. */
  status?: UserStatus;
  /** How the user gets one-time codes. */
  receiveOtpMethod?: ReceiveOtpMethod;
  /** How the user gets notices about documents. */
  receiveNotificationMethod?: ReceiveNotificationMethod;
  /** How the user signs. */
  signMethod?: SignMethod;
}

/** One user to add or change. */
export interface UserUpsert {
  /** User code. It decides between adding and changing. */
  code: string;
  /** Login name; one sample writes `username`. */
  userName: string;
  /** Full name. */
  name?: string;
  /** E-mail address. */
  email?: string;
  /** Phone number. */
  phone?: string;
  /** How the user gets the account details. */
  receiveInfoAccountMethod?: ReceiveInfoAccountMethod;
  /** User groups the user is in. */
  groupIds?: number[];
  /** Departments the user is in. */
  departmentIds?: number[];
  /** Roles of the user. */
  roleIds?: Guid[];
  /** Tax number of the user. */
  taxcode?: string;
  /** Address of the user. */
  address?: string;
  /** Fax number. */
  fax?: string;
  /** A note about the user. */
  description?: string;
  /** Default signature text; may hold placeholders. */
  signatureText?: SignatureText;
  /** Ask for a one-time code when the user signs or approves. */
  signConfirmationEnabled?: boolean;
  /** Make a self-signed certificate for the user. */
  generateSelfSignedCertEnabled?: boolean;
  /** Whether the user is enabled. */
  status?: UserStatus;
  /** How the user gets one-time codes. */
  receiveOtpMethod?: ReceiveOtpMethod;
  /** How the user gets notices about documents. */
  receiveNotificationMethod?: ReceiveNotificationMethod;
  /** How the user signs. */
  signMethod?: SignMethod;
}

/** A unit of the company. */
export interface Department {
  /** Department id. */
  id: number;
  /** Department name. */
  name?: string;
  /** Department code. */
  code?: string;
  /** How many users are in it; only in the list of departments. */
  userCount?: number;
  /** The users in it. */
  users?: User[];
}

/** One page of departments. */
export interface DepartmentPage {
  /** The departments of this page. */
  items: Department[];
  /** How many rows there are on all pages together. */
  totalCount: number;
  /** How many pages there are. */
  pageCount: number;
  /** The number of this page, starting at 1. */
  page: number;
  /** How many rows a page may hold. */
  pageSize: number;
  /** `true` when another page follows. */
  hasNextPage: boolean;
  /** `true` when a page stands before this one. */
  hasPreviousPage: boolean;
}

/** A named set of rights. */
export interface Role {
  /** Role id. */
  id: Guid;
  /** Role code, such as `Default` or `Admin`. */
  code?: string;
  /** Role name. */
  name?: string;
  /** What the role allows. */
  description?: string;
}

/** One page of roles. */
export interface RolePage {
  /** The roles of this page. */
  items: Role[];
  /** How many rows there are on all pages together. */
  totalCount: number;
  /** How many pages there are. */
  pageCount: number;
  /** The number of this page, starting at 1. */
  page: number;
  /** How many rows a page may hold. */
  pageSize: number;
  /** `true` when another page follows. */
  hasNextPage: boolean;
  /** `true` when a page stands before this one. */
  hasPreviousPage: boolean;
}

/** A set of users. */
export interface UserGroup {
  /** Group id. */
  id: number;
  /** Group code. */
  code?: string;
  /** Group name. */
  name?: string;
  /** The users in it, nearly empty: id, company id and values that are not set. */
  users?: User[];
}

/** One page of user groups. */
export interface UserGroupPage {
  /** The user groups of this page. */
  items: UserGroup[];
  /** How many rows there are on all pages together. */
  totalCount: number;
  /** How many pages there are. */
  pageCount: number;
  /** The number of this page, starting at 1. */
  page: number;
  /** How many rows a page may hold. */
  pageSize: number;
  /** `true` when another page follows. */
  hasNextPage: boolean;
  /** `true` when a page stands before this one. */
  hasPreviousPage: boolean;
}

/**
 * How an answer shows a value from a fixed list; a value that is not set is often `0` with the description
 * `0`.
 *
 * @see https://docs.example.com/docs/1.0.0/api/v1/general/general-format
 */
export interface DocumentStatusValue {
  /** The number. Compare this one in programs. */
  value: DocumentStatus | (number & {});
  /** The name of the value, for people to read. */
  description: string;
}

/**
 * How an answer shows a value from a fixed list; a value that is not set is often `0` with the description
 * `0`.
 *
 * @see https://docs.example.com/docs/1.0.0/api/v1/general/general-format
 */
export interface ContractStatusValue {
  /** The number. Compare this one in programs. */
  value: ContractStatus | (number & {});
  /** The name of the value, for people to read. */
  description: string;
}

/**
 * How an answer shows a value from a fixed list; a value that is not set is often `0` with the description
 * `0`.
 *
 * @see https://docs.example.com/docs/1.0.0/api/v1/general/general-format
 */
export interface SignatureDisplayModeValue {
  /** The number. Compare this one in programs. */
  value: SignatureDisplayMode | (number & {});
  /** The name of the value, for people to read. */
  description: string;
}

/**
 * How an answer shows a value from a fixed list; a value that is not set is often `0` with the description
 * `0`.
 *
 * @see https://docs.example.com/docs/1.0.0/api/v1/general/general-format
 */
export interface SignMethodValue {
  /** The number. Compare this one in programs. */
  value: SignMethod | (number & {});
  /** The name of the value, for people to read. */
  description: string;
}

/**
 * How an answer shows a value from a fixed list; a value that is not set is often `0` with the description
 * `0`.
 *
 * @see https://docs.example.com/docs/1.0.0/api/v1/general/general-format
 */
export interface UserStatusValue {
  /** The number. Compare this one in programs. */
  value: UserStatus | (number & {});
  /** The name of the value, for people to read. */
  description: string;
}

/**
 * How an answer shows a value from a fixed list; a value that is not set is often `0` with the description
 * `0`.
 *
 * @see https://docs.example.com/docs/1.0.0/api/v1/general/general-format
 */
export interface ReceiveOtpMethodValue {
  /** The number. Compare this one in programs. */
  value: ReceiveOtpMethod | (number & {});
  /** The name of the value, for people to read. */
  description: string;
}

/**
 * How an answer shows a value from a fixed list; a value that is not set is often `0` with the description
 * `0`.
 *
 * @see https://docs.example.com/docs/1.0.0/api/v1/general/general-format
 */
export interface ReceiveNotificationMethodValue {
  /** The number. Compare this one in programs. */
  value: ReceiveNotificationMethod | (number & {});
  /** The name of the value, for people to read. */
  description: string;
}
