/** OURS: a screen, from the icon set of the site; the stock drawing has many times its markup. */
export {Monitor as default} from 'lucide-react';
