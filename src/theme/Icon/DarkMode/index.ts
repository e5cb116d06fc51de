/** OURS: a moon, from the icon set of the site; the stock drawing has many times its markup. */
export {Moon as default} from 'lucide-react';
