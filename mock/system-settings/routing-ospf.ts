import type { BfdSession, OspfNeighbor } from '@/api/system-settings/routing-state';
import { connectedOf } from '@/domain/net/connected';
import type { NodeConfig } from '@/domain/net/node-config';
import type { OspfInterface } from '@/domain/net/ospf/schema';
import { OSPF_SECTIONS, OSPF_VERSIONS, type OspfVersion } from '@/domain/net/ospf-config';
import { BFD_COURSES, OSPF_COURSES, placeOf } from './routing-course';

/** A port on which a version of OSPF runs. */
export interface OspfLink {
  version: OspfVersion;
  port: string;
}

interface Neighbor {
  course: keyof typeof OSPF_COURSES;
  role: OspfNeighbor['role'];
}

/** What the other routers of the link were set to: with other timers they never hear each other. */
const TIMERS = { hello: 10, dead: 40 };

/** A broadcast link has a designated router, its backup, and others; two routers only have each other. */
function neighborsOn(version: OspfVersion, one: OspfInterface): Neighbor[] {
  if (one.hello !== TIMERS.hello || one.dead !== TIMERS.dead) return [{ course: 'unheard', role: 'none' }];
  // The seed's other side has another MTU, which stops the exchange of databases.
  if (version === 'v6' && one.port === 'eth1') return [{ course: 'stuck', role: 'dr' }];
  if (one.networkType !== 'broadcast') return [{ course: 'comesUp', role: 'none' }];
  return [
    { course: 'comesUp', role: 'dr' },
    { course: 'comesUp', role: 'bdr' },
    { course: 'beside', role: 'other' },
  ];
}

/** The neighbors on each port on which OSPF runs, and the BFD sessions with them, by peer on which port; `startOf` tells when a port began. */
export function ospfSessions(config: NodeConfig, now: number, startOf: (id: string) => number) {
  const connected = connectedOf(config);
  const names = [...config.interfaces, ...config.bindings].map(({ name }) => name);
  const bfd: BfdSession[] = [];
  const watchedOn = new Map<string, OspfLink>();
  const ospf = OSPF_VERSIONS.flatMap((version) => {
    const { process, interfaces } = OSPF_SECTIONS[version];
    if (!config[process].isEnabled) return [];
    return config[interfaces].map((one) => {
      const hasLink = connected.some(({ port, field }) => port.name === one.port && field === `ip${version}`);
      // Whoever is on the link stays the same, whatever becomes of other ports.
      const link = 2 * names.indexOf(one.port) + (version === 'v4' ? 0 : 1);
      const startedAt = startOf(`ospf/${version}/${one.port}`);
      const neighbors = (hasLink ? neighborsOn(version, one) : []).map(({ course, role }, index): OspfNeighbor => {
        const routerId = `10.0.${link}.${index + 2}`;
        const place = placeOf(OSPF_COURSES[course], startedAt, now);
        if (one.bfd !== '') {
          const peer = version === 'v4' ? routerId : `fe80::${link}:${index + 2}`;
          const watched = course === 'unheard' ? 'down' : 'comesUp';
          bfd.push({ peer, template: one.bfd, ...placeOf(BFD_COURSES[watched], startedAt, now) });
          watchedOn.set(peer, { version, port: one.port });
        }
        return { routerId, role, ...place };
      });
      return { version, port: one.port, neighbors };
    });
  });
  return { ospf, bfd, watchedOn };
}
