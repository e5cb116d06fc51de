import type {LocaleCode} from '../../config/locales';

/** The sentence below the title of llms.txt. */
export const siteSummary: Record<LocaleCode, string> = {
  en: 'Guides and API reference of a platform on which companies create documents, send them through a workflow, have them approved and signed, and keep them. These pages describe the current version.',
  vi: 'Hướng dẫn sử dụng và tài liệu API của hệ thống giúp doanh nghiệp tạo chứng từ, gửi theo quy trình, phê duyệt, ký và lưu giữ. Các trang này mô tả phiên bản hiện tại.',
};

/** Headings of llms.txt, by sidebar. */
export const sidebarTitles: Record<LocaleCode, Record<string, string>> = {
  en: {
    tutorialSidebar: 'Website guide',
    appSidebar: 'Mobile guide',
    apiSidebar: 'API v1',
    apiV2Sidebar: 'API v2',
    questionsSidebar: 'Frequently asked questions',
    releaseNotesSidebar: 'Release notes',
  },
  vi: {
    tutorialSidebar: 'Hướng dẫn website',
    appSidebar: 'Hướng dẫn ứng dụng di động',
    apiSidebar: 'API v1',
    apiV2Sidebar: 'API v2',
    questionsSidebar: 'Câu hỏi thường gặp',
    releaseNotesSidebar: 'Cập nhật phiên bản',
  },
};
