import type {ApiLocale} from './model';

/** Every text of the generated parts of a page, in one place. `{name}` marks a value. */
const en = {
  request: 'Request',
  parameters: 'Parameters',
  body: 'Request body',
  responses: 'Response',
  errors: 'Errors',
  samples: 'Code samples',
  changes: 'Changes between versions',
  payload: 'Payload',
  answer: 'Expected answer',

  field: 'Field',
  parameter: 'Parameter',
  type: 'Type',
  meaning: 'Meaning',
  value: 'Value',
  outcome: 'Answer',

  required: 'required',
  default: 'default {value}',
  values: 'Values: {values}.',
  seeEnum: 'Values: {link}.',
  arrayOf: 'array of {type}',
  orNull: 'or null',
  either: '{first} or {second}',
  file: 'file',
  object: 'object',
  array: 'array',
  any: 'any value',

  inPath: 'path',
  inQuery: 'query',
  inHeader: 'header',
  inCookie: 'cookie',

  authToken: 'Needs an access token in the header {header}.',
  authNone: 'Needs no access token.',
  contentType: 'Send the body as {type}.',
  emptyBody: 'The body stays empty.',

  parametersCaption: 'Parameters of the call',
  bodyCaption: 'Fields of the request body',
  bodyList: 'The body is an array; each entry has these fields.',
  dataCaption: 'Fields of data',
  schemaCaption: 'Fields of {name}',
  enumCaption: 'Values of {name}',
  errorsCaption: 'Answers other than success',
  payloadCaption: 'Fields of the payload',
  answerCaption: 'Fields of the answer',

  envelope: 'HTTP 200 carries the usual envelope: `data`, `success`, `code` and `messages`.',
  dataIs: 'Here `data` is: {type}.',
  dataIsList: 'Here `data` is a list; each entry has these fields.',
  fileAnswer: 'HTTP 200 carries the file itself ({type}), without the envelope.',
  example: 'Example answer',
  exampleNamed: 'Example answer: {name}',
  examplePayload: 'Example payload',
  exampleAnswer: 'Example answer',

  http: 'HTTP {status}',
  codeMeaning: 'HTTP 200 with application code {code}',

  since: 'Since {version}',
  changedIn: 'Changed in {version}',
  firstVersion: 'In the API since {version}.',
  noChanges: 'The call has not changed since then.',
  addedFields: '{place}: new {names}.',
  removedFields: '{place}: without {names}.',
  changedFields: '{place}: {name} changed from {before} to {after}.',
  madeRequired: '{place}: {names} now required.',
  madeOptional: '{place}: {names} no longer required.',
  addedValues: '{name}: new value {values}.',
  removedValues: '{name}: without the value {values}.',
  changedPath: 'Address changed from {before} to {after}.',
  placeParameters: 'Parameters',
  placeBody: 'Request body',
  placeData: '`data`',

  inferredOperation:
    'This call is described by analogy with similar ones and has not been confirmed: try it on a test account first.',
  partlySeenOperation: 'Parts of this call could not be confirmed: check them on a test account first.',
  inferredResponse: 'The answer is described by analogy with similar calls and has not been confirmed.',
  partlySeenResponse: 'The list of fields may be incomplete.',
  inferred: 'Not confirmed.',
  partlySeen: 'Partly confirmed.',
  note: 'Note',

  chooseLanguage: 'Language of the sample',
  copy: 'Copy',
  copied: 'Copied',
  sampleFailed: 'The samples in this language could not be loaded. Check the network and choose the language again.',
  sampleNeeds: 'The sample reads {variables} from the environment.',
  sampleNeedsFile: 'It sends {file} from the current folder.',
  sampleNeedsFiles: 'It sends {file} from the current folder.',
  sampleWritesFile: 'It writes {file} into the current folder.',

  downloadContract: 'OpenAPI 3.1: {title}',
  downloadCollection: 'Postman collection of version {version}',
};

export type ApiMessages = typeof en;
export type ApiMessageId = keyof ApiMessages;

const vi: ApiMessages = {
  request: 'Yêu cầu',
  parameters: 'Tham số',
  body: 'Nội dung gửi lên',
  responses: 'Kết quả trả về',
  errors: 'Lỗi',
  samples: 'Mã mẫu',
  changes: 'Thay đổi giữa các phiên bản',
  payload: 'Dữ liệu gửi đi',
  answer: 'Kết quả cần trả về',

  field: 'Trường',
  parameter: 'Tham số',
  type: 'Kiểu',
  meaning: 'Ý nghĩa',
  value: 'Giá trị',
  outcome: 'Kết quả',

  required: 'bắt buộc',
  default: 'mặc định {value}',
  values: 'Giá trị: {values}.',
  seeEnum: 'Giá trị: {link}.',
  arrayOf: 'mảng {type}',
  orNull: 'hoặc null',
  either: '{first} hoặc {second}',
  file: 'tệp',
  object: 'đối tượng',
  array: 'mảng',
  any: 'giá trị bất kỳ',

  inPath: 'đường dẫn',
  inQuery: 'truy vấn',
  inHeader: 'header',
  inCookie: 'cookie',

  authToken: 'Cần mã truy cập (access token) trong header {header}.',
  authNone: 'Không cần mã truy cập (access token).',
  contentType: 'Gửi nội dung dưới dạng {type}.',
  emptyBody: 'Để trống phần nội dung.',

  parametersCaption: 'Các tham số của lời gọi',
  bodyCaption: 'Các trường của nội dung gửi lên',
  bodyList: 'Nội dung là một mảng; mỗi phần tử có các trường sau.',
  dataCaption: 'Các trường của data',
  schemaCaption: 'Các trường của {name}',
  enumCaption: 'Các giá trị của {name}',
  errorsCaption: 'Các kết quả ngoài trường hợp thành công',
  payloadCaption: 'Các trường của dữ liệu gửi đi',
  answerCaption: 'Các trường của kết quả cần trả về',

  envelope: 'HTTP 200 mang cấu trúc chung gồm `data`, `success`, `code` và `messages`.',
  dataIs: 'Ở đây `data` là: {type}.',
  dataIsList: 'Ở đây `data` là một danh sách; mỗi phần tử có các trường sau.',
  fileAnswer: 'HTTP 200 trả về chính tệp đó ({type}), không có cấu trúc chung.',
  example: 'Ví dụ kết quả',
  exampleNamed: 'Ví dụ kết quả: {name}',
  examplePayload: 'Ví dụ dữ liệu gửi đi',
  exampleAnswer: 'Ví dụ kết quả',

  http: 'HTTP {status}',
  codeMeaning: 'HTTP 200 với mã ứng dụng {code}',

  since: 'Có từ {version}',
  changedIn: 'Thay đổi ở {version}',
  firstVersion: 'Có trong API từ phiên bản {version}.',
  noChanges: 'Từ đó đến nay lời gọi không thay đổi.',
  addedFields: '{place}: thêm {names}.',
  removedFields: '{place}: bỏ {names}.',
  changedFields: '{place}: {name} đổi từ {before} thành {after}.',
  madeRequired: '{place}: {names} trở thành bắt buộc.',
  madeOptional: '{place}: {names} không còn bắt buộc.',
  addedValues: '{name}: thêm giá trị {values}.',
  removedValues: '{name}: bỏ giá trị {values}.',
  changedPath: 'Địa chỉ đổi từ {before} thành {after}.',
  placeParameters: 'Tham số',
  placeBody: 'Nội dung gửi lên',
  placeData: '`data`',

  inferredOperation:
    'Lời gọi này được mô tả theo các lời gọi tương tự và chưa được xác nhận: hãy thử trước trên tài khoản thử nghiệm.',
  partlySeenOperation: 'Một số phần của lời gọi này chưa được xác nhận: hãy kiểm tra trước trên tài khoản thử nghiệm.',
  inferredResponse: 'Kết quả được mô tả theo các lời gọi tương tự và chưa được xác nhận.',
  partlySeenResponse: 'Danh sách trường có thể chưa đầy đủ.',
  inferred: 'Chưa được xác nhận.',
  partlySeen: 'Mới xác nhận một phần.',
  note: 'Lưu ý',

  chooseLanguage: 'Ngôn ngữ của mã mẫu',
  copy: 'Sao chép',
  copied: 'Đã sao chép',
  sampleFailed: 'Không tải được mã mẫu bằng ngôn ngữ này. Hãy kiểm tra kết nối mạng rồi chọn lại ngôn ngữ.',
  sampleNeeds: 'Mã mẫu đọc {variables} từ biến môi trường.',
  sampleNeedsFile: 'Mã mẫu gửi tệp {file} trong thư mục hiện tại.',
  sampleNeedsFiles: 'Mã mẫu gửi các tệp {file} trong thư mục hiện tại.',
  sampleWritesFile: 'Mã mẫu ghi tệp {file} vào thư mục hiện tại.',

  downloadContract: 'OpenAPI 3.1: {title}',
  downloadCollection: 'Bộ sưu tập Postman của phiên bản {version}',
};

const messages: Record<ApiLocale, ApiMessages> = {en, vi};

/** @returns the text of a message in a language, with `{name}` replaced by its value. */
export function message(locale: ApiLocale, id: ApiMessageId, values: Readonly<Record<string, string>> = {}): string {
  return messages[locale][id].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
