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
  doors: readonly string[];
  freeTrial: string;
  latestNotes: string;
  retry: string;
  search: string;
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
    doors: ['I received a document', 'I send documents', 'I administer a company', 'I integrate'],
    freeTrial: 'Free trial',
    latestNotes: 'New on the platform',
    retry: 'Retry',
    search: 'Search',
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
    doors: ['Tôi nhận được chứng từ', 'Tôi gửi chứng từ', 'Tôi quản trị công ty', 'Tôi tích hợp hệ thống'],
    freeTrial: 'Dùng thử miễn phí',
    latestNotes: 'Mới trên hệ thống',
    retry: 'Thử lại',
    search: 'Tìm kiếm',
  },
};
