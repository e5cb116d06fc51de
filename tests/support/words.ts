import type {LocaleCode} from '../../src/config/locales';

interface Words {
  closeAnnouncement: string;
  colourMode: RegExp;
  openMenu: string;
  closeMenu: string;
  backToMenu: RegExp;
  mainNavigation: string;
  docsSidebar: string;
  notFound: string;
  skipToContent: string;
  doors: string;
  releaseNotes: string;
  usageGuide: string;
  unmaintained: RegExp;
}

/** Words on the screen by which the tests find things, as readers do. */
export const words: Readonly<Record<LocaleCode, Words>> = {
  en: {
    closeAnnouncement: 'Close',
    colourMode: /Switch between dark and light mode/,
    openMenu: 'Toggle navigation bar',
    closeMenu: 'Close navigation bar',
    backToMenu: /Back to main menu/,
    mainNavigation: 'Main',
    docsSidebar: 'Docs sidebar',
    notFound: 'Page Not Found',
    skipToContent: 'Skip to main content',
    doors: 'What brings you here?',
    releaseNotes: 'Release notes',
    usageGuide: 'Usage guide',
    unmaintained: /no longer actively maintained/,
  },
  vi: {
    closeAnnouncement: 'Đóng',
    colourMode: /Chuyển đổi chế độ/,
    openMenu: 'Đóng mở thanh điều hướng',
    closeMenu: 'Đóng thanh điều hướng',
    backToMenu: /Trở lại menu chính/,
    mainNavigation: 'Main',
    docsSidebar: 'Thanh điều hướng tài liệu',
    notFound: 'Không tìm thấy trang',
    skipToContent: 'Nhảy tới nội dung',
    doors: 'Bạn cần làm gì?',
    releaseNotes: 'Cập nhật phiên bản',
    usageGuide: 'Hướng dẫn sử dụng',
    unmaintained: /không còn được bảo trì|không được bảo trì/,
  },
};
