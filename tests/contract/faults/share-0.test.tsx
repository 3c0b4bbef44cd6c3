import '../../support/production';
import { describeFaults } from './screens';

describeFaults(0, 2);
