import { endpoints } from '../handlers';
import { openApiOf } from './document';

process.stdout.write(`${JSON.stringify(openApiOf(endpoints()), null, 2)}\n`);
