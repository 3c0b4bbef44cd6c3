import type { OspfArea, OspfAuth, OspfNetwork } from '@/domain/net/ospf/schema';
import type { MessageId } from '@/i18n/messages';

export const AREA_TYPES: Readonly<Record<OspfArea['type'], MessageId>> = {
  normal: 'ospf.normal',
  stub: 'ospf.stub',
  totallyStub: 'ospf.totallyStub',
  nssa: 'ospf.nssa',
};

export const NETWORKS: Readonly<Record<OspfNetwork, MessageId>> = {
  broadcast: 'ospf.broadcast',
  pointToPoint: 'ospf.pointToPoint',
  pointToMultipoint: 'ospf.pointToMultipoint',
  nonBroadcast: 'ospf.nonBroadcast',
};

export const AUTHS: Readonly<Record<OspfAuth, MessageId>> = {
  none: 'ospf.authNone',
  simple: 'ospf.authSimple',
  md5: 'ospf.authMd5',
  hmacSha1: 'ospf.hmacSha1',
  hmacSha256: 'ospf.hmacSha256',
  hmacSha384: 'ospf.hmacSha384',
  hmacSha512: 'ospf.hmacSha512',
};
