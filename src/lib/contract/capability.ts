/**
 * What the console can do beyond its specification, by name. An endpoint of the contract is either specified or belongs to
 * one of these; a gateway may lack any of them, and then the console is smaller by it and nothing specified waits.
 */
export const CAPABILITIES = [
  /** What depends on an object, asked before it is disabled, locked or deleted. */
  'impact',
  /** One call for many rows; without it the rows are done one by one. */
  'bulk',
  /** One call for many new objects; without it they are created one by one. */
  'imports',
  /** What each write changed, field by field: the history of an object and taking an edit back. */
  'history',
  /** Counts of the logs over time, and whose rows they hold. */
  'logCounts',
  /** The most frequent values of a field of the log, and entries without some of them. */
  'logTop',
  /** Why an account may or may not do something. */
  'explainAccess',
  /** What many accounts may, in one call; without it they are asked for one by one. */
  'manyAccounts',
  /** The secret keys of accounts, seen and stopped by whoever may lock the accounts. */
  'accountKeys',
  /** The console as another account sees it. */
  'viewAs',
  /** Who gains and who loses by a change of rights, before it is saved. */
  'accessEffects',
  /** Roles found by what they give, by being unused, and by being the same as another. */
  'roleSearch',
  /** Who may do what, signed off as evidence. */
  'accessReview',
  /** The review narrowed to some of its lines, held against the last sign-off, and signed with what was revoked. */
  'reviewDecisions',
  /** Who is to sign the next review, and until when. */
  'reviewTasks',
  /** An alarm rule tried on the past. */
  'ruleTest',
  /** Who would get a notice now, and how it reads. */
  'noticePreview',
  /** Why a notice of an alarm was sent or was not. */
  'alarmStory',
  /** What was measured around an alarm, at each of its triggers, and the threshold. */
  'alarmMetric',
  /** Alarms in groups, and how many came since a moment. */
  'alarmGroups',
  /** Who takes care of an alarm, until when, and what was noted about it. */
  'acknowledgments',
  /** Alarms that are raised and not told: for a time, or every week. */
  'silences',
  /** What to do when an alarm of a task comes. */
  'runbooks',
  /** What went silent: sources that send nothing, and the engine that looks for alarms. */
  'noData',
  /** All sections of a node's network in one call; without it they are saved one by one. */
  'wholeApply',
  /** An apply that rolls itself back unless it is kept. */
  'guardedApply',
  /** What was applied to a node's network, how that ended, and the way back from it. */
  'applyHistory',
  /** The versions of a node's network: who made each and why, any two compared, and an earlier one staged. */
  'nodeVersions',
  /** A set that the gateway applies at a time, whether or not anybody is there. */
  'applyLater',
  /** Spans in which nothing is applied to nodes but by whoever may override them. */
  'freezes',
  /** What runs on the routers of nodes and was not applied. */
  'drift',
  /** The sessions of a node's routing, beside their configuration. */
  'routingState',
  /** Whether the ports of a node have a link, how fast it is, and what goes over it. */
  'linkState',
  /** What a node's router heard, took and told, in its own answers. */
  'lookingGlass',
  /** What many nodes answer to one question, side by side. */
  'askNodes',
  /** Which node announces which address. */
  'announcements',
  /** What a change would do, asked of the gateway before it is made. */
  'previews',
  /** A long export in parts. */
  'batches',
  /** Such an export stopped, or deleted as a whole. */
  'batchControl',
  /** Links to a report for people without an account. */
  'shares',
  /** A report of the last whole period made at once, for whoever asks alone. */
  'reportNow',
  /** What is left to set up in a new account. */
  'firstSteps',
  /** What needs the operator first, in figures. */
  'attention',
  /** Our side of single sign-on, its test, and the order of its mappings. */
  'ssoSetup',
  /** Which users of single sign-on get another role, or none, by a change of mappings. */
  'ssoEffects',
  /** What ends soon, in one list and in a calendar. */
  'expiries',
  /** What was delivered by push tasks, providers and robots, what waits, and sending again. */
  'deliveries',
  /** A sample or a test sent through a channel. */
  'samples',
  /** A sample sent to the receiver of a push task as its form has it, before it is saved. */
  'pushTest',
  /** Which source of intelligence knows an indicator, and what sources share. */
  'intelLookup',
  /** Which of what runs has ended since, in one call. */
  'progress',
  /** Finding an entry of a tree without unfolding it. */
  'treeSearch',
  /** What documents say, searched at the gateway. */
  'documentSearch',
  /** The steps that the upgrade of a node took. */
  'upgradeSteps',
  /** Software brought to many nodes, in waves. */
  'rollouts',
  /** What somebody else has to approve before it is done: kept by the gateway, looked at, commented, done or passed by. */
  'changeRequests',
  /** Which parts of an upload the file server holds. */
  'resumableUpload',
] as const;

export type Capability = (typeof CAPABILITIES)[number];
