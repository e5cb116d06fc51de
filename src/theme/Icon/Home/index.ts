/** OURS: a house, from the icon set of the site; the stock drawing has many times its markup. */
export {House as default} from 'lucide-react';
