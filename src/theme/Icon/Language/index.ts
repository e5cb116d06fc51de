/** OURS: two scripts, from the icon set of the site; the stock drawing has many times its markup. */
export {Languages as default} from 'lucide-react';
