import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';

/** Null where there is nothing to count, or the node did not tell. */
const figure = z.number().min(0).nullable();

/** What has become of a port: a link comes up only with somebody at its other end. */
const linkState = z.object({
  /** The port by its name, which is the hardware's. */
  name: z.string(),
  /** A port that is switched off is `adminDown` (RFC 2863 section 3.1.13). */
  link: z.enum(['up', 'down', 'adminDown']).or(z.string()),
  since: instant,
  /** What both ends agreed on; null without a link. */
  speedMbps: figure,
  duplex: z.enum(['full', 'half']).or(z.string()).nullable(),
  /** What comes in and goes out at present. */
  inMbps: figure,
  outMbps: figure,
  /** Frames that were broken, or could not be sent, within the last hour. */
  inErrors: figure,
  outErrors: figure,
});
export type LinkState = z.output<typeof linkState>;

const linkStateAnswer = z.object({
  /** The gateway's clock, which ages count from. */
  now: instant,
  list: z.array(linkState),
});
export type LinkStates = z.output<typeof linkStateAnswer>;

/** What the ports of a node do: of what was applied, never of what is staged. */
export const linkStates = {
  getLinkState: endpoint('/api/dcomm/nodeNetwork/getLinkState', {
    capability: 'linkState',
    req: byId,
    res: linkStateAnswer,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
};

export const linkStateApi = client(linkStates);
