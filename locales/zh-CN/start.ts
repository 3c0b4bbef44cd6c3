import common from './common';
import product from './components/product';
import routes from './routes';
import rules from './rules';
import shell from './shell';

/** What every screen needs, and the names of products, which most screens show: in one file. */
export default { ...common, ...product, ...routes, ...rules, ...shell };
