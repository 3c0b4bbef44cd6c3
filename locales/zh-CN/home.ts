import counter from './components/counter';
import service from './components/service';
import threat from './components/threat';
import home from './console/home';

/** What the home shows, in one file. */
export default { ...counter, ...service, ...threat, ...home };
