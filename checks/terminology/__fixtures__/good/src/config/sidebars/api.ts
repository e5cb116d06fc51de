const category = (...parts: unknown[]) => parts;
export const apiSidebar = [category('Messages', 'mail', '/api/email', 'Send an e-mail.', ['api/email'])];
