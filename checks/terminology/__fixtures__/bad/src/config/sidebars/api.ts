const category = (...parts: unknown[]) => parts;
export const apiSidebar = [category('Messages', 'mail', '/api/email', 'Send an email.', ['api/email'])];
