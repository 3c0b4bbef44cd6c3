import { Bulk } from './bulk';
import { PhoneBar } from './phone-bar';
import { Tools } from './tools';

/** What lists load after their first rows. */
export default { Bulk, Tools, PhoneBar };
