import type {JsonObject} from '../json';
import {firstPage} from './aroundDocument';
import {hour, minute, second} from '../time';
import type {ShownCall, StoryStep} from './storyStep';

const sender = {login: 'khue.le'};
const first = {login: 'hung.pham'};

/** What the first recipient sends. */
const decision = {
  reason: 'Checked and agreed',
  reject: false,
  otp: null,
  signatureDisplayMode: 2,
  signatureImage:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  signingPage: 1,
  signingPosition: '30,60,210,150',
  signatureText: 'Phạm Gia Hưng',
  fontSize: 12,
  showReason: true,
  confirmTermsConditions: true,
};

const processStep = (changes: JsonObject, shown: Pick<ShownCall, 'request' | 'answer'> = {}): ShownCall => ({
  call: 'documents-process',
  body: {processId: '$step', ...decision, ...changes},
  ...shown,
});

const digitalSignature = {
  orderNo: 2,
  processedByUserCode: 'TRA.DO',
  accessPermissionCode: 'D',
  position: '330,60,510,150',
  pageSign: 1,
};

const initialAndSign = (id: string): JsonObject => ({
  id,
  processInOrder: true,
  processes: [
    {
      orderNo: 1,
      processedByUserCode: 'HUNG.PHAM',
      accessPermissionCode: 'DR',
      position: '30,60,210,150',
      pageSign: 1,
    },
    digitalSignature,
  ],
});

export const creation: StoryStep[] = [
  {advance: 10 * minute + 11 * second},
  {
    call: 'documents-create',
    request: 'default',
    answer: 'default',
    form: {
      no: 'SL-HDLD-2025-014',
      subject: 'Labour contract of Ngô Bảo Vy',
      file: 'sample.pdf',
      description: 'Full-time contract, sales department',
      typeId: 52,
      departmentId: 41,
      customerCode: 'NV-0187',
      customerInformation: 'Ngô Bảo Vy, sales assistant',
    },
    keep: {document: 'data.id', link: 'data.downloadUrl?token'},
  },
  {advance: minute + 49 * second},
  {
    instead: [
      {
        call: 'documents-update',
        request: 'default',
        answer: 'default',
        form: {
          id: '$document',
          subject: 'Labour contract of Ngô Bảo Vy, revised',
          file: 'sample.pdf',
          description: 'Working time changed to 40 hours a week',
        },
      },
    ],
  },
  {instead: [{call: 'documents-delete', answer: 'default', path: {id: '$document'}}]},
  {advance: 2 * minute},
  {
    instead: [
      {
        call: 'documents-update-process',
        request: 'approval',
        body: {
          id: '$document',
          processInOrder: true,
          processes: [{orderNo: 1, processedByUserCode: 'HUNG.PHAM', accessPermissionCode: 'A'}, digitalSignature],
        },
        keep: {step: 'data.processes.0.id'},
      },
      {call: 'documents-send-process', path: {id: '$document'}},
      first,
      {
        call: 'documents-process',
        request: 'approval',
        body: {
          processId: '$step',
          reason: 'Checked and agreed',
          reject: false,
          otp: null,
          signatureDisplayMode: 1,
          showReason: true,
          confirmTermsConditions: true,
        },
      },
    ],
  },
  {
    call: 'documents-update-process',
    request: 'default',
    answer: 'default',
    body: initialAndSign('$document'),
    keep: {step: 'data.processes.0.id'},
  },
  {advance: 6 * minute},
  {call: 'documents-send-process', answer: 'default', path: {id: '$document'}},
  {advance: 5 * minute},
  {call: 'get-documents', answer: 'default', query: {search: 'SL-HDLD-2025-014', ...firstPage}},
  {call: 'documents-get-id', answer: 'default', path: {id: '$document'}},
];

/** Several documents in one go. */
const batch: StoryStep = {
  instead: [
    {
      call: 'documents-create',
      form: {
        no: 'SL-HDLD-2025-015',
        subject: 'Labour contract of Vũ Hoài An',
        file: 'sample.pdf',
        typeId: 52,
        departmentId: 41,
      },
      keep: {other: 'data.id'},
    },
    {call: 'documents-update-process', body: initialAndSign('$other')},
    {call: 'documents-send-process', path: {id: '$other'}},
    first,
    {advance: 37 * minute + 30 * second},
    {
      call: 'documents-create-batch-process',
      request: 'default',
      answer: 'default',
      body: {documentIds: ['$document', '$other'], accessPermissionCode: 'DR'},
      keep: {batch: 'data.id'},
    },
    {
      call: 'documents-batch-process',
      request: 'default',
      answer: 'otpRequired',
      body: {batchProcessId: '$batch', ...decision, signingPage: null, signingPosition: null},
    },
    {
      call: 'documents-batch-process',
      request: 'withOtp',
      answer: 'default',
      body: {batchProcessId: '$batch', ...decision, otp: '$code', signingPage: null, signingPosition: null},
    },
  ],
};

export const processing: StoryStep[] = [
  batch,
  {advance: 37 * minute + 30 * second},
  {
    call: 'process-code-login',
    request: 'default',
    answer: 'default',
    body: {processCode: '$code'},
    keep: {token: 'data.token'},
  },
  {
    instead: [
      processStep({reason: 'The job title is wrong', reject: true}, {request: 'reject'}),
      processStep({reason: 'The job title is wrong', reject: true, otp: '$code'}),
    ],
  },
  processStep({}, {request: 'default', answer: 'otpRequired'}),
  processStep({otp: '$code'}, {request: 'withOtp', answer: 'default'}),
  sender,
  {
    instead: [
      {advance: 21 * hour},
      {
        call: 'documents-cancel',
        request: 'default',
        answer: 'default',
        body: {id: '$document', reason: 'Wrong salary annex, will be issued again'},
      },
    ],
  },
  {advance: 4 * hour + 42 * minute + 30 * second},
  {act: 'sign', as: 'TRA.DO', document: '$document', reason: 'Signed'},
  {call: 'documents-send-notify', answer: 'default', path: {documentId: '$document'}},
  {call: 'documents-download', query: {token: '$link'}, answer: 'default'},
];
