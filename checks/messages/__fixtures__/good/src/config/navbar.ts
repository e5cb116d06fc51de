export const navbar = {
  title: 'Premium eContract',
  items: [
    {label: 'Usage guide', items: [{label: 'Website'}]},
    {type: 'search'},
  ],
};
