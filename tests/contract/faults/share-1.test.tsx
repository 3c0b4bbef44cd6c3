import '../../support/production';
import { describeFaults } from './screens';

describeFaults(1, 2);
