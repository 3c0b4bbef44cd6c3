import type { LandingProduct } from '../product';
import { brandBlock } from './brand-block';
import { brandProtection } from './brand-protection';
import { cloud } from './cloud';
import { cloudSg } from './cloud-sg';
import { dnp } from './dnp';
import { dnr } from './dnr';
import { dns } from './dns';
import { dppCloud } from './dpp-cloud';
import { ipal } from './ipal';
import { ipv6Sa } from './ipv6-sa';
import { monitor } from './monitor';
import { sdns } from './sdns';
import { sslCert } from './ssl-cert';
import { tld } from './tld';
import { waf } from './waf';

export const PRODUCTS: readonly LandingProduct[] = [
  dnr,
  dppCloud,
  cloud,
  dns,
  sdns,
  cloudSg,
  sslCert,
  monitor,
  ipal,
  ipv6Sa,
  waf,
  brandBlock,
  brandProtection,
  dnp,
  tld,
];
