/** Title and paragraphs of an entry in English, by its id: a translation of the Chinese one, with the same facts. */
type English = Readonly<Record<string, readonly [title: string, ...body: string[]]>>;

export const english: English = {
  'ttl-range': [
    'What are the default TTL and its range?',
    'A new record has a TTL of 3,600 seconds, which can be changed to anything from 60 to 86,400 seconds; the lowest value depends on your edition.',
    'The lowest value is that of your edition: Basic 600 seconds, Standard 120, Flagship 60. A lower one cannot be saved.',
  ],
  'ttl-choice': [
    'Which TTL should I choose?',
    'For records that seldom change the default of 3,600 seconds is right: resolvers cache them longer and answer faster.',
    'Before a planned change, lower the TTL and wait until the old one has run out, then change the record. Once it is stable, restore the old TTL.',
  ],
  propagation: [
    'How long do record changes take to propagate?',
    'From 0 to 48 hours. Authoritative servers use the new record as soon as it is saved; resolvers follow when their cached copy has run out.',
    'To follow the progress, query the name from different regions and compare the records and the TTL that is left.',
  ],
  'duplicate-record': [
    'What does “duplicate resource record” mean?',
    'Two records clash: either one with the same host, type, line and value is there already, or a CNAME stands beside records of other types under the same host.',
    'Find the records of that name and delete the one that is there twice. For a CNAME, delete or move the other types first.',
  ],
  'cname-alone': [
    'Why can’t a CNAME coexist with other records?',
    'A CNAME hands all resolution of its name to the target. With an A, MX or TXT record beside it, a resolver could not tell which one counts.',
    'That is why the console refuses to save it with “duplicate resource record”. Give the CNAME a host of its own.',
  ],
  'mx-priority': [
    'How do I set the priority of an MX record?',
    'It is a whole number from 1 to 99; the lower it is, the sooner the server is used.',
    'A sender tries the mail server with the lowest number first and the next one when that fails; servers with the same number share the mail.',
  ],
  'domain-depth': [
    'How many levels can a domain name have?',
    'Up to 16. They are counted from the top-level domain; each part between dots is one level.',
    'A host of more than 16 levels cannot be added: shorten the name or merge levels.',
  ],
  'wildcard-depth': [
    'How many levels can a wildcard have?',
    'Up to 16, as any other name. The asterisk can only be the leftmost level, as in *.example.com.',
    'A more specific record always wins; the wildcard answers only where no record matches.',
  ],
  'resource-limit': [
    'What does “exceeds resource limit” mean?',
    'The quota of your edition is reached, such as the number of domains, records, weighted records, lines or ACLs.',
    'Delete what is no longer used, or upgrade the edition. What is there already is not affected.',
  ],
  'connect-domain': [
    'How do I move a domain to authoritative DNS?',
    'Enter the product under “My services” on the home page and add the domain there, then change its NS records at the registrar to the addresses that the console gives.',
    'A change of NS takes 0 to 48 hours as well. Keep the records at your former provider until then, so that nothing is interrupted.',
  ],
  weights: [
    'How is traffic shared among weighted records?',
    'By the share of each weight in their sum. Three records with the weights 1, 1 and 2 get 25%, 25% and 50% of the answers.',
    'What is counted are answers. Since resolvers cache them, the traffic itself may differ a little.',
  ],
  'acl-size': [
    'How many IPs can an ACL hold?',
    'Each ACL holds up to 20,000 IPs or ranges; a range counts as one.',
    'How many ACLs there can be depends on your edition; beyond that “exceeds resource limit” is shown.',
  ],
  'acl-merge': [
    'What can I do when an ACL is nearly full?',
    'Merge neighboring IPs into ranges or CIDR networks; a network counts as one entry.',
    'If that is not enough, split it into several ACLs by service; each has its own limit of 20,000 entries.',
  ],
  'attack-protection': [
    'What decides the bandwidth of attack protection?',
    'The specification you ordered; see the order under product specification.',
    'For more bandwidth upgrade the specification; protection follows the new one after that.',
  ],
  'threat-types': [
    'Which threats are recognized?',
    'Viruses and trojans, pornography, gambling, spam, phishing, ransomware, botnets, C&C, Tor, proxies, digital currency, malware, malicious downloads and malicious sites.',
    'You can add threat indicators of your own; how many depends on your edition.',
  ],
  'intelligence-update': [
    'How is threat intelligence updated?',
    'A source is synchronized by itself at the frequency that you set, in minutes; a local library file can also be imported and takes effect at once.',
    'Time, source, mode and result of every update stand in the update log, with the reason where one failed.',
  ],
  'black-white-list': [
    'Are block and allow lists limited?',
    'Yes. Each has a quota that depends on your edition; the quota page shows how much is used.',
    'Beyond the quota nothing can be added and “exceeds resource limit” is shown. Remove entries that are no longer needed, or upgrade.',
  ],
  'line-meaning': [
    'What is a smart line?',
    'Smart lines answer one name with different addresses by the network and region of the visitor, so that each is served from nearby.',
    'The line of the visitor is matched first; where none matches, the records of the default line are used.',
  ],
  'line-count': [
    'How many basic smart lines are there?',
    'About 2,000. You choose them when you add a record.',
    'How many lines a domain can use depends on your edition; beyond that “exceeds resource limit” is shown.',
  ],
  'line-default': [
    'Why should the default line keep its record?',
    'It answers visitors that match no other line. With records on some lines only, everybody else gets no answer.',
    'Add a record on the default line first, then one on each line that is to be steered.',
  ],
  'line-mismatch': [
    'Why is the answer of another line than expected?',
    'A line is mostly told by the outgoing IP of the resolver. A visitor who uses a public DNS of another network or region gets the line of that DNS.',
    'After a change of lines, cached answers stay until their TTL has run out: wait for that and query again.',
  ],
  'line-acl': [
    'What if the basic lines are not enough?',
    'Name the IP ranges of the visitors in an ACL and give that ACL records of its own.',
    'Each ACL holds up to 20,000 IPs or ranges.',
  ],
  'line-weights': [
    'What is answered when a line has several addresses?',
    'Without weights all of them. With weights each address gets its share of the sum of the weights of that line.',
    'Weights of different lines do not affect each other.',
  ],
  'failover-time': [
    'How long does a failover take?',
    'Failover time = probe frequency + retries × probe frequency + switch delay.',
    'That is the longest time from the failure until authoritative servers answer with the new address; resolvers follow when their cache has run out.',
  ],
  'failover-example': [
    'How do I calculate the failover time?',
    'With a probe frequency of 60 seconds, 3 retries and a switch delay of 10 seconds: 60 + 3 × 60 + 10 = 250 seconds.',
    'With 0 retries it is the probe frequency plus the switch delay: 70 seconds.',
  ],
  'failover-faster': [
    'How can I make failover faster?',
    'Probing more often helps most, since it counts for the first detection and for every retry; then fewer retries and a shorter switch delay.',
    'With too few retries a short disturbance of the network triggers a switch. How often can be probed depends on your edition.',
  ],
  'failover-cache': [
    'It has switched: why do some users still reach the old address?',
    'Resolvers and clients use the cached record until its TTL has run out.',
    'Give records with failover a low TTL. It can be as low as 60 seconds, depending on your edition.',
  ],
  'failover-weights': [
    'How are weights shared after a failover?',
    'The address that failed leaves, and the others share all answers by their weights. Of the weights 1, 1 and 2, when the one with 2 fails, the other two take 50% each.',
    'When it recovers, the old weights apply again.',
  ],
  'probe-nodes': [
    'Where do probes come from?',
    'From more than 100 probe nodes. How many you can use, and how often, depends on your edition.',
    'Choose several near your users: that tells the failure of one network from that of the service.',
  ],
  trial: [
    'When will I hear back about a trial application?',
    'A product advisor contacts you within 1 to 3 working days. Check that the phone number and email that you entered reach you.',
    'Once the trial is open, the console home shows the days that are left.',
  ],
  editions: [
    'How do I upgrade an edition or extend a service?',
    'Purchase types are first purchase, upgrade, renewal, extension and trial. An upgrade raises quotas; renewal and extension prolong the service.',
    'How far an order is stands on the order itself.',
  ],
  'log-export': [
    'Is the time range of a log export limited?',
    'One export covers at most 30 minutes and needs a domain. For longer periods use “Export a longer period”, up to 31 days at a time.',
    'What can be exported are authoritative resolution, Shield DNS, recursive resolution and security threats.',
  ],
  'report-browsers': [
    'Which browser should I use to export reports?',
    'Chrome 96 or later, Edge 91 or later, or Safari.',
    'Other browsers show reports, but what they export may look different from the page.',
  ],
  'password-rule': [
    'What must a password be like?',
    'It has 8 to 16 characters without spaces, at least three of uppercase letters, lowercase letters, digits and special characters, and differs from the old one.',
    'At the first sign-in and when it has expired, it must be changed.',
  ],
  'contact-verify': [
    'I added a contact: why does it get no notices?',
    'A new phone number or email is activated by its verification link first; until then it is not used for notices.',
    'The list of contacts shows which are verified; open the link that was sent to those that are not.',
  ],
};
