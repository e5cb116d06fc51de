export const navbar = {
  items: [
    {label: 'Usage guide', items: [{label: 'Website'}]},
    {type: 'search'},
  ],
};
