/** How sure a rule is; `invented` are those that no source names and that a sandbox needs to go on. */
export type Certainty = 'seen' | 'public-programs' | 'inferred' | 'invented';

export interface Rule {
  certainty: Certainty;
  text: {en: string; vi: string};
  /** Version from which on it holds. */
  since?: string;
}

/** What the sandbox does, and how sure it is that the platform does the same. */
export const rules = {
  'token-lifetime': {
    certainty: 'seen',
    text: {
      en: 'A token holds for 24 hours.',
      vi: 'Token có hiệu lực trong 24 giờ.',
    },
  },
  'login-company': {
    certainty: 'seen',
    text: {
      en: 'Login works with and without a company; without one, the token only reads the companies and chooses one.',
      vi: 'Đăng nhập được cả khi có và không có công ty; khi không có, token chỉ dùng để đọc và chọn công ty.',
    },
  },
  'login-v2': {
    certainty: 'seen',
    text: {
      en: 'Login of API v2 chooses the only company of an account by itself.',
      vi: 'Đăng nhập của API v2 tự chọn công ty khi tài khoản chỉ có một công ty.',
    },
  },
  'choose-company-token': {
    certainty: 'inferred',
    text: {
      en: 'Choosing a company gives a new token; by seed, the old one is bound to the company as well and no token comes.',
      vi: 'Chọn công ty trả về token mới; tùy theo hạt giống, token cũ được gắn với công ty và không có token mới.',
    },
  },
  'process-code': {
    certainty: 'seen',
    text: {
      en: 'A recipient signs in with the code of a notice and sees that one document.',
      vi: 'Người nhận đăng nhập bằng mã trong thông báo và chỉ thấy chứng từ đó.',
    },
  },
  'bad-request': {
    certainty: 'invented',
    text: {
      en: 'A call that does not fit the contract is answered with HTTP 400 and says why.',
      vi: 'Lời gọi không đúng hợp đồng API nhận HTTP 400 kèm lý do.',
    },
  },
  'not-found': {
    certainty: 'invented',
    text: {
      en: 'An id that this company does not have is refused.',
      vi: 'Mã không thuộc công ty này bị từ chối.',
    },
  },
  'new-document': {
    certainty: 'seen',
    text: {
      en: 'A document begins as New document, without steps.',
      vi: 'Chứng từ bắt đầu ở trạng thái Chứng từ mới, chưa có bước nào.',
    },
  },
  'unique-number': {
    certainty: 'public-programs',
    text: {
      en: 'A document code must not repeat within a company.',
      vi: 'Mã chứng từ không được trùng trong một công ty.',
    },
  },
  'is-pdf': {
    certainty: 'invented',
    text: {
      en: 'A file that is no PDF is refused.',
      vi: 'Tệp không phải PDF bị từ chối.',
    },
  },
  'only-new': {
    certainty: 'seen',
    text: {
      en: 'Only a new document is changed, deleted or given a workflow.',
      vi: 'Chỉ chứng từ mới mới được sửa, xóa hoặc đặt quy trình.',
    },
  },
  'only-creator': {
    certainty: 'seen',
    text: {
      en: 'Only its creator deletes or cancels a document.',
      vi: 'Chỉ người tạo được xóa hoặc hủy chứng từ.',
    },
  },
  'delete-permanent': {
    certainty: 'public-programs',
    text: {
      en: 'Deleted for good, a document is gone; otherwise it waits 30 days in the recycle bin.',
      vi: 'Xóa vĩnh viễn thì chứng từ mất hẳn; nếu không, chứng từ nằm trong thùng rác 30 ngày.',
    },
  },
  'workflow-again': {
    certainty: 'inferred',
    text: {
      en: 'A second workflow takes the place of the first; by seed, its steps are added.',
      vi: 'Quy trình đặt lần hai thay quy trình trước; tùy theo hạt giống, các bước được thêm vào.',
    },
  },
  'known-recipient': {
    certainty: 'invented',
    text: {
      en: 'A step names the code of an enabled user of the company.',
      vi: 'Mỗi bước ghi mã của một người dùng đang hoạt động trong công ty.',
    },
  },
  'fill-first': {
    certainty: 'seen',
    text: {
      en: 'In a sequential workflow, filling in data comes before signing.',
      vi: 'Trong quy trình tuần tự, bước điền dữ liệu đứng trước các bước ký.',
    },
  },
  'coordinate-in-order': {
    certainty: 'seen',
    text: {
      en: 'Coordination is for sequential workflows.',
      vi: 'Điều phối chỉ dùng trong quy trình tuần tự.',
    },
  },
  'send-needs-steps': {
    certainty: 'invented',
    text: {
      en: 'A document without a step that somebody must do is not sent.',
      vi: 'Không gửi được chứng từ khi chưa có bước nào cần xử lý.',
    },
  },
  'send-status': {
    certainty: 'seen',
    text: {
      en: 'A document that was sent is Ready or In progress, by seed: both are documented.',
      vi: 'Chứng từ đã gửi ở trạng thái Sẵn sàng hoặc Đang xử lý, tùy theo hạt giống: tài liệu có cả hai.',
    },
  },
  'waiting-step': {
    certainty: 'seen',
    text: {
      en: 'Only a step that waits can be processed.',
      vi: 'Chỉ xử lý được bước đang chờ.',
    },
  },
  'own-step': {
    certainty: 'inferred',
    text: {
      en: 'A step is processed with the token of its own recipient.',
      vi: 'Bước được xử lý bằng token của chính người nhận.',
    },
  },
  'in-the-panel': {
    certainty: 'invented',
    text: {
      en: 'No call is described for filling in data, eKYC, coordination and viewing: they are done by acting as the person.',
      vi: 'Chưa có hàm cho điền dữ liệu, eKYC, điều phối và xem: thực hiện bằng cách đóng vai người đó.',
    },
  },
  'view-does-not-block': {
    certainty: 'invented',
    text: {
      en: 'A step to view never holds the others up.',
      vi: 'Bước chỉ xem không chặn các bước khác.',
    },
  },
  terms: {
    certainty: 'invented',
    text: {
      en: 'Without agreement to the legal terms nothing is processed.',
      vi: 'Không đồng ý điều khoản thì không xử lý được.',
    },
  },
  'otp-asked': {
    certainty: 'seen',
    text: {
      en: 'Whoever confirms with a code gets one: the first call is answered with code 100.',
      vi: 'Người dùng xác nhận bằng mã sẽ nhận mã: lần gọi đầu trả về code 100.',
    },
  },
  'otp-success': {
    certainty: 'inferred',
    text: {
      en: '`success` beside code 100 is true or false, by seed.',
      vi: '`success` đi với code 100 là true hoặc false, tùy theo hạt giống.',
    },
  },
  'otp-lifetime': {
    certainty: 'public-programs',
    text: {
      en: 'A one-time code holds for five minutes; a wrong one is answered with “Invalid OTP”.',
      vi: 'Mã OTP có hiệu lực năm phút; mã sai nhận “Invalid OTP”.',
    },
  },
  'otp-tries': {
    certainty: 'invented',
    text: {
      en: 'After five wrong tries a new code is needed.',
      vi: 'Sau năm lần sai phải lấy mã mới.',
    },
  },
  'otp-none': {
    certainty: 'public-programs',
    text: {
      en: 'A user without a way to get codes is told so by method -1.',
      vi: 'Người dùng không có cách nhận mã được báo bằng phương thức -1.',
    },
  },
  reject: {
    certainty: 'seen',
    text: {
      en: 'A refusal ends the workflow: Rejected.',
      vi: 'Từ chối kết thúc quy trình: Đã bị từ chối.',
    },
  },
  complete: {
    certainty: 'seen',
    text: {
      en: 'The last step done, the document is Completed.',
      vi: 'Xong bước cuối, chứng từ ở trạng thái Đã hoàn tất.',
    },
  },
  cancel: {
    certainty: 'seen',
    text: {
      en: 'A document that was sent or completed can be cancelled, and not be restored.',
      vi: 'Chứng từ đã gửi hoặc đã hoàn tất có thể bị hủy và không khôi phục được.',
    },
  },
  'notify-completed': {
    certainty: 'inferred',
    text: {
      en: 'The notice of completion is for completed documents, and goes to the creator; by seed, to everyone.',
      vi: 'Thông báo hoàn tất dành cho chứng từ đã hoàn tất, gửi người tạo; tùy theo hạt giống, gửi mọi người.',
    },
  },
  'batch-permission': {
    certainty: 'seen',
    since: '2.3.0',
    text: {
      en: 'A processing batch is for the permissions D, E, DR and A.',
      vi: 'Lô xử lý dành cho các quyền D, E, DR và A.',
    },
  },
  'import-columns': {
    certainty: 'seen',
    text: {
      en: 'An import begins with its six columns, then pairs of recipients, then the placeholders of the template.',
      vi: 'Bảng import bắt đầu bằng sáu cột cố định, rồi các cặp người nhận, rồi tham số của mẫu.',
    },
  },
  'import-length': {
    certainty: 'seen',
    since: '2.3.0',
    text: {
      en: 'A value of an import has at most 2,000 characters.',
      vi: 'Mỗi giá trị import có tối đa 2.000 ký tự.',
    },
  },
  'import-building': {
    certainty: 'public-programs',
    text: {
      en: 'While a batch is built, sending it is answered with code 202; 50 rows take a second.',
      vi: 'Khi lô đang được tạo, gửi lô nhận code 202; cứ 50 dòng mất một giây.',
    },
  },
  'import-sheet': {
    certainty: 'invented',
    text: {
      en: 'The first row of an Excel sheet holds the column keys of an import.',
      vi: 'Dòng đầu của bảng Excel chứa khóa các cột import.',
    },
  },
  'download-link': {
    certainty: 'public-programs',
    text: {
      en: 'A link to a file needs no token; each holds for one file.',
      vi: 'Liên kết tải tệp không cần token; mỗi liên kết dành cho một tệp.',
    },
  },
  'user-code': {
    certainty: 'inferred',
    text: {
      en: 'User code and login name are not used twice in a company.',
      vi: 'Mã người dùng và tên đăng nhập không dùng hai lần trong một công ty.',
    },
  },
  'default-certificate': {
    certainty: 'seen',
    text: {
      en: 'When the default certificate is removed, another becomes the default.',
      vi: 'Khi xóa chứng thư số mặc định, chứng thư số khác trở thành mặc định.',
    },
  },
  webhook: {
    certainty: 'seen',
    text: {
      en: 'A change of status calls the webhook, without repetition; names begin with capital letters.',
      vi: 'Mỗi lần đổi trạng thái gọi webhook một lần; tên trường viết hoa chữ đầu.',
    },
  },
  'fault-502': {
    certainty: 'invented',
    text: {
      en: 'A document code that ends with -502 does its work and is answered with HTTP 502; one with -HTML does nothing.',
      vi: 'Mã chứng từ kết thúc bằng -502 vẫn xử lý rồi trả HTTP 502; kết thúc bằng -HTML thì không làm gì.',
    },
  },
  'fault-slow': {
    certainty: 'invented',
    text: {
      en: 'The reason “slow” holds the answer back for 70 seconds.',
      vi: 'Lý do “slow” làm kết quả chậm 70 giây.',
    },
  },
  'fault-otp': {
    certainty: 'invented',
    text: {
      en: 'The one-time code 000000 counts as expired.',
      vi: 'Mã OTP 000000 được coi là hết hạn.',
    },
  },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;
