/** OURS: a sun, from the icon set of the site; the stock drawing has many times its markup. */
export {Sun as default} from 'lucide-react';
