const label = '3.0.0';

export const versions = [
  {name: 'current', label, path: ''},
  {name: '2.0.0', label: '2.0.0', path: '2.0.0'},
  {name: '1.0.0', label: '1.0.0', path: '1.0.0'},
];
