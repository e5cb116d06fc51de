import type {LocaleCode} from '../../src/config/locales';

interface Words {
  mainNavigation: string;
  usageGuide: string;
  websiteGuide: string;
  mobileGuide: string;
  questions: string;
  releaseNotes: string;
  closeAnnouncement: string;
  colourMode: RegExp;
  skipToContent: string;
  openMenu: RegExp;
  docsSidebar: string;
  notFound: RegExp;
  unmaintained: RegExp;
  entryCards: readonly string[];
  freeTrial: string;
  latestNotes: string;
  retry: string;
  missedPage: (version: string) => string;
  backToPage: (version: string) => string;
  shortcuts: string;
  singleKeys: string;
  close: string;
  versions: string;
  crashed: string;
  tryAgain: string;
  home: string;
  breadcrumbs: string;
  lastUpdated: RegExp;
  previous: string;
  next: string;
  forReceivers: string;
  helpful: string;
  helped: string;
  missing: string;
  addressCopied: string;
  search: string;
  copyCode: string;
  copyPage: string;
}

/** Words on the screen by which the tests find things, as readers do. */
export const words: Readonly<Record<LocaleCode, Words>> = {
  en: {
    mainNavigation: 'Main',
    usageGuide: 'Usage guide',
    websiteGuide: 'Website',
    mobileGuide: 'Mobile',
    questions: 'FAQ',
    releaseNotes: 'Release notes',
    closeAnnouncement: 'Close',
    colourMode: /Switch between dark and light mode/,
    skipToContent: 'Skip to main content',
    openMenu: /Toggle navigation bar/,
    docsSidebar: 'Docs sidebar',
    notFound: /Page not found/i,
    unmaintained: /no longer actively maintained/,
    entryCards: ['I received a document', 'I send documents', 'I administer a company', 'I integrate'],
    freeTrial: 'Free trial',
    latestNotes: 'New on the platform',
    retry: 'Retry',
    missedPage: (version) => `Version ${version} does not have the page you were on; this is the nearest one.`,
    backToPage: (version) => `Back to your page in version ${version}`,
    shortcuts: 'Keyboard shortcuts',
    singleKeys: 'Use the single keys / and ? as shortcuts',
    close: 'Close',
    versions: 'Versions',
    crashed: 'This page crashed.',
    tryAgain: 'Try again',
    home: 'Home page',
    breadcrumbs: 'Breadcrumbs',
    lastUpdated: /^Last updated on [A-Z][a-z]{2} \d{1,2}, \d{4}$/,
    previous: 'Previous',
    next: 'Next',
    forReceivers: 'For: Receivers',
    helpful: 'Was this page helpful?',
    helped: 'Helpful: ',
    missing: 'Missing: ',
    addressCopied: 'The address was copied.',
    search: 'Search',
    copyCode: 'Copy',
    copyPage: 'Copy page as Markdown',
  },
  vi: {
    mainNavigation: 'Thanh điều hướng',
    usageGuide: 'Hướng dẫn sử dụng',
    websiteGuide: 'Website',
    mobileGuide: 'Ứng dụng di động',
    questions: 'Câu hỏi thường gặp',
    releaseNotes: 'Cập nhật phiên bản',
    closeAnnouncement: 'Đóng',
    colourMode: /Chuyển đổi chế độ sáng và tối/,
    skipToContent: 'Chuyển tới nội dung chính',
    openMenu: /Đóng - mở thanh điều hướng/,
    docsSidebar: 'Thanh điều hướng tài liệu',
    notFound: /Không tìm thấy trang/,
    unmaintained: /không còn được bảo trì/,
    entryCards: ['Tôi nhận được chứng từ', 'Tôi gửi chứng từ', 'Tôi quản trị công ty', 'Tôi tích hợp hệ thống'],
    freeTrial: 'Dùng thử miễn phí',
    latestNotes: 'Mới trên hệ thống',
    retry: 'Thử lại',
    missedPage: (version) => `Phiên bản ${version} không có trang bạn đang xem; đây là trang gần nhất.`,
    backToPage: (version) => `Quay lại trang đó ở phiên bản ${version}`,
    shortcuts: 'Phím tắt',
    singleKeys: 'Dùng phím đơn / và ? làm phím tắt',
    close: 'Đóng',
    versions: 'Phiên bản',
    crashed: 'Trang này đã gặp lỗi.',
    tryAgain: 'Thử lại',
    home: 'Trang chủ',
    breadcrumbs: 'Liên kết điều hướng',
    lastUpdated: /^Cập nhật lần cuối vào \d{1,2}\/\d{1,2}\/\d{4}$/,
    previous: 'Trước',
    next: 'Kế tiếp',
    forReceivers: 'Dành cho: Người nhận',
    helpful: 'Trang này có hữu ích không?',
    helped: 'Hữu ích: ',
    missing: 'Góp ý: ',
    addressCopied: 'Đã sao chép địa chỉ.',
    search: 'Tìm kiếm',
    copyCode: 'Sao chép',
    copyPage: 'Sao chép trang dạng Markdown',
  },
};
