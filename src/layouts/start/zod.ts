import * as z from 'zod';

// Without this zod probes `new Function`, which the content security policy forbids.
z.config({ jitless: true });
