/** Who is present in which channel, as far as this process has heard. */

export interface Member {
  /** The process that the member is connected to. */
  readonly instance: string;
  /** Counts the members of a process. */
  readonly number: number;
  readonly topic: string;
  /** Members with the same key are shown together, such as the windows of one user. */
  readonly key: string;
  /** JSON of an object, as clients get it. */
  readonly meta: string;
}

/** Identifies a member in all processes. */
export function refOf({ instance, number }: Pick<Member, "instance" | "number">): string {
  return `${instance}.${number}`;
}

export interface Members {
  /** A member that is known already is not added again. */
  add(member: Member): void;
  remove(instance: string, number: number): void;
  has(instance: string, number: number): boolean;
  /** Removes the members of a process that are not among these. */
  keepOnly(instance: string, numbers: ReadonlySet<number>): void;
  of(topic: string): Iterable<Member>;
  /** How many there are; of one channel, of one process, in all. */
  countIn(topic: string): number;
  countOf(instance: string): number;
  count(): number;
  /** The processes that have members. */
  instances(): Iterable<string>;
}

/** @param onChange is told each member that has come or gone */
export function createMembers(onChange: (change: "joins" | "leaves", member: Member) => void): Members {
  const byInstance = new Map<string, Map<number, Member>>();
  const byTopic = new Map<string, Set<Member>>();
  let count = 0;

  function remove(instance: string, number: number): void {
    const numbered = byInstance.get(instance);
    const member = numbered?.get(number);
    if (!numbered || !member) return;
    numbered.delete(number);
    if (numbered.size === 0) byInstance.delete(instance);
    const present = byTopic.get(member.topic);
    present?.delete(member);
    if (present?.size === 0) byTopic.delete(member.topic);
    count -= 1;
    onChange("leaves", member);
  }

  return {
    add(member) {
      const numbered = byInstance.get(member.instance) ?? new Map<number, Member>();
      if (numbered.has(member.number)) return;
      byInstance.set(member.instance, numbered.set(member.number, member));
      byTopic.set(member.topic, (byTopic.get(member.topic) ?? new Set()).add(member));
      count += 1;
      onChange("joins", member);
    },
    remove,
    has: (instance, number) => byInstance.get(instance)?.has(number) ?? false,
    keepOnly(instance, numbers) {
      for (const number of [...(byInstance.get(instance)?.keys() ?? [])]) {
        if (!numbers.has(number)) remove(instance, number);
      }
    },
    of: (topic) => byTopic.get(topic) ?? [],
    countIn: (topic) => byTopic.get(topic)?.size ?? 0,
    countOf: (instance) => byInstance.get(instance)?.size ?? 0,
    count: () => count,
    instances: () => byInstance.keys(),
  };
}
