import common from './common';
import routes from './routes';
import rules from './rules';
import shell from './shell';

/** What every screen needs, in one file. */
export default { ...common, ...routes, ...rules, ...shell };
