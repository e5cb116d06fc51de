const id = 'email';
export const navbar = {items: [{to: id, label: 'The e-mail'}]};
