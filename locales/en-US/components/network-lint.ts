import type zh from '../../zh-CN/components/network-lint';

export default {
  'lint.addressDuplicate': 'Interface {other} already has the address {address}; the two would conflict.',
  'lint.addressReserved':
    '{address} is a network, broadcast, multicast, loopback or unspecified address; no host can have it.',
  'lint.defaultHalves':
    '{cidr} and {other} together outrank every default route: all {family} traffic without a narrower route follows them.',
  'lint.defaultTwice': 'Default gateway {gateway} leads to {cidr} as well; the node has two default routes.',
  'lint.linkLocal':
    '{address} is a link-local address; without an interface beside it the node cannot tell on which link it is.',
  'lint.managementLost':
    'Management interface {port} is disabled or has no address; the gateway may no longer reach the node.',
  'lint.subnetOverlap':
    '{cidr} overlaps {other} of interface {port}; the node cannot tell which of the two leads to an address.',
  'lint.anycastLast':
    'No {family} anycast address is announced after this change ({count} withdrawn); until now BGP neighbors ({peers}) and OSPF interfaces ({ports}) heard them.',
  'lint.anycastOwn':
    'Anycast address {address} is the address of interface {port}; one that nodes share belongs to no interface.',
  'lint.anycastUnheard':
    'No neighbor learns the announced {family} anycast addresses ({count}): there is no BGP neighbor or OSPF interface to announce them to.',
  'lint.bfdFast': 'Template {name} detects within {ms, number} ms; a busy link can make a neighbor look dead.',
  'lint.bfdSlow':
    'Template {name} detects within {seconds, number} s; the routing protocol’s own timers detect failures sooner.',
  'lint.bgpHold':
    'The BGP keepalive cycle (hold time) of {hold} s is below three heartbeats of {keepalive} s; use {least} s or more.',
  'lint.bgpLoopback':
    'Neighbor {address} is external and reached from the loopback, without multi-hop; the session will not come up.',
  'lint.bgpOffLink':
    'External neighbor {address} is not in any enabled interface’s subnet and multihop is off, so the session cannot come up.',
  'lint.bgpOwn': 'Neighbor {address} is the address of interface {port} of this node.',
  'lint.bindDisabled': 'Interface {port} is disabled; binding group {name} has no redundancy.',
  'lint.bindIdle':
    'Address {address} of interface {port} is out of use while bound; group {name} has one of this family already.',
  'lint.bindLacp': 'The switch ports of binding group {name} need LACP.',
  'lint.bindManagement':
    'Interface {port} is for management; the node may be out of reach while group {name} comes up.',
  'lint.bindMove': 'Address {address} of interface {port} moves to binding group {name}.',
  'lint.bindName': 'Linux takes {max} characters as an interface name; the node may refuse {name}.',
  'lint.bindSwitch': 'The switch ports of binding group {name} need a static aggregation group.',
  'lint.ntpDuplicate': 'Line {line} is the NTP server of line {first}: {server}.',
  'lint.ntpFew': 'With fewer than {least} NTP servers, a faulty server cannot be identified.',
  'lint.ntpNoDns': 'NTP servers are given by host name, but the node has no DNS server.',
  'lint.snmpDes': 'DES is broken; choose AES where devices support it.',
  'lint.snmpMd5': 'MD5 is broken; choose SHA where devices support it.',
  'lint.snmpOpen': 'noAuthNoPriv verifies no identity: anyone who knows the user name can read the node.',
  'lint.snmpPlain': 'SNMP {version} sends community and data in clear text; prefer v3.',
  'lint.snmpPort': 'Another service of the node uses UDP port {port}; SNMP may not start.',
  'lint.snmpReadable': 'authNoPriv does not encrypt: the data can be read on the network.',
  'lint.timeAhead':
    'The clock would be {days, plural, =0 {} one {# day} other {# days}}{hours, plural, =0 {} other {# h}}{minutes, plural, =0 {} other {# min}} ahead of the gateway. With a wrong clock DNSSEC validation and TLS fail.',
  'lint.timeBehind':
    'The clock would be {days, plural, =0 {} one {# day} other {# days}}{hours, plural, =0 {} other {# h}}{minutes, plural, =0 {} other {# min}} behind the gateway. With a wrong clock DNSSEC validation and TLS fail.',
  'lint.timeByHand': 'The clock is set once, when applied; nothing corrects it afterwards and it will drift.',
  'lint.dnsDuplicate': 'Line {line} repeats line {first}: {address}.',
  'lint.dnsFormat': 'Line {line}: “{text}” is not an IPv4 or IPv6 address.',
  'lint.gatewayOffLink': 'Default gateway {address} is in no subnet of an enabled interface; the node cannot reach it.',
  'lint.gatewayOwn': 'Default gateway {address} is the address of interface {port} of this node.',
  'lint.hostBits': '{typed} has host bits set; the route takes effect as {cidr}.',
  'lint.lastGateway': 'There is no default gateway; the node reaches connected subnets and static destinations only.',
  'lint.lastInterface': 'No enabled interface has an address; the node will lose the network.',
  'lint.nextHopOffLink': 'Next hop {hop} is in no subnet of an enabled interface; the route will not take effect.',
  'lint.nextHopOwn': 'Next hop {hop} is the address of interface {port} of this node.',
  'lint.ospfAreaUnused': 'No interface belongs to area {area}; the area has no effect.',
  'lint.ospfClearText': 'Interface {port} sends its password in clear text to everyone on the link; prefer MD5.',
  'lint.ospfDead': 'The dead interval of {dead} s is below four hellos of {hello} s; use {least} s or more.',
  'lint.ospfIdle': 'OSPF is enabled without an interface; it will find no neighbor.',
  'lint.ospfNoAddress': 'Interface {port} has no IPv4 address; OSPF will not run on it.',
  'lint.ospfNoBackbone': 'There are {count} areas but no area 0; routes do not pass between them.',
  'lint.ospfPortBound': 'Interface {port} is bound to {name}; OSPF belongs on {name}.',
  'lint.ospfPortDown': 'Interface {port} is disabled or gone; OSPF will not run on it.',
  'lint.ospfRouterId': 'Router ID {routerId} is not an address of this node; neighbors still know the node by it.',
  'lint.ospfStubOnly':
    'Every area is a stub and carries no external routes; OSPF will not announce the anycast addresses ({count}).',
  'lint.routeInConnected':
    '{cidr} lies inside {subnet}, connected to interface {port}; traffic to its hosts uses the next hop instead.',
  'lint.routeOverlap': '{cidr} overlaps {other} (next hop {hop}); the longer prefix wins.',
  'lint.routeRedundant': '{cidr} lies inside {other} with the same next hop {hop}; this route can be deleted.',
  'lint.routeShadowed':
    '{cidr} is the subnet connected to interface {port}; the connected route wins and this one has no effect.',
  'lint.anycastDns':
    'Anycast address {address} is a DNS server of this node; while its service is down, the node cannot resolve names.',
  'lint.anycastFewer': '{family} anycast reaches {left} neighbors and interfaces after this change, down from {was}.',
  'lint.anycastGateway':
    'Anycast address {address} is a default gateway of this node; the node would answer in the place of its gateway.',
  'lint.anycastInSubnet':
    'Anycast address {address} lies in the subnet of interface {port}; hosts there look for it on their link, not by routing.',
  'lint.anycastLinkLocal': 'Anycast address {address} is link-local; no router forwards it.',
  'lint.loopbackGateway': 'The loopback address {address} is the default gateway; the node cannot reach the gateway.',
  'lint.loopbackInSubnet':
    'The loopback address {address} is in the subnet of interface {port}; hosts there may not reach it through the node.',
  'lint.loopbackNeighbor': 'The loopback address {address} is a BGP neighbor; the node cannot reach the neighbor.',
  'lint.anycastLoopback': 'Anycast address {address} is the loopback address, which belongs to this node alone.',
  'lint.anycastNeighbor':
    'Anycast address {address} is a BGP neighbor of this node; the session would lead to the node itself.',
  'lint.anycastSilenced':
    'Nobody hears the announced {family} anycast addresses ({count}) after this change; until now BGP neighbors ({peers}) and OSPF interfaces ({ports}) did.',
  'lint.asChanged':
    'The AS number changes from {was} to {own}; BGP sessions ({count}) end and come back only once the neighbors know the new number.',
  'lint.asReserved': 'AS {as} is reserved; no network uses it.',
  'lint.bgpInternalHops': 'Neighbor {address} is internal and may be any number of hops away; multi-hop has no effect.',
  'lint.bgpNoLoopback':
    'Neighbor {address} is to be reached from the loopback, but the node has no {family} loopback address; the session has no source.',
  'lint.bgpNoRouterId':
    'BGP finds no router ID: neither OSPF, the loopback nor an enabled interface has an IPv4 address of this node alone.',
  'lint.bgpStops': 'BGP is disabled; the sessions with its neighbors ({count}) end.',
  'lint.dnsMany': 'Resolvers ask the first {most} of {count} servers only.',
  'lint.dnsReserved': 'Line {line}: {address} is an unspecified, multicast or reserved address; no server can have it.',
  'lint.dnsSelf': 'Line {line}: {address} is the node itself; names are resolved only while its own service runs.',
  'lint.nextHopByRoute': 'Next hop {hop} is in no subnet of an enabled interface; it is reached by route {via}.',
  'lint.nextHopLearned':
    'Next hop {hop} is in no subnet of an enabled interface; the route takes effect once a routing protocol learns a way there.',
  'lint.routeAnycast': '{cidr} is an anycast address of this node; the node answers it itself.',
  'lint.routeReserved': '{cidr} lies in a loopback, multicast, link-local or reserved range; no router leads there.',
  'lint.routerIdAnycast': 'Router ID {routerId} is an anycast address; other nodes would have the same router ID.',
  'lint.subnetRouter': '{address} is the subnet-router anycast address; every router on the link answers it.',
} satisfies Record<keyof typeof zh, string>;
