/** A message by its place; a conversation is given in the order in which its messages were written. */
export interface TreeNode {
  id: string;
  /** What it follows; null for what begins the conversation. */
  parentId: string | null;
}

/** From the first message to this one; to the newest when it is not there. */
export function branchTo<Node extends TreeNode>(nodes: readonly Node[], leafId: string | null): Node[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const branch: Node[] = [];
  let node = (leafId === null ? undefined : byId.get(leafId)) ?? nodes.at(-1);
  while (node) {
    branch.push(node);
    node = node.parentId === null ? undefined : byId.get(node.parentId);
  }
  return branch.reverse();
}

/** Where the newest branch through this message ends. */
export function newestLeaf(nodes: readonly TreeNode[], id: string): string {
  const newestChild = new Map(nodes.map((node) => [node.parentId, node.id]));
  let leaf = id;
  for (let child = newestChild.get(leaf); child !== undefined; child = newestChild.get(leaf)) leaf = child;
  return leaf;
}

/** What was said in each place, by what it follows. */
export function childrenByParent(nodes: readonly TreeNode[]): Map<string | null, string[]> {
  const children = new Map<string | null, string[]>();
  for (const { id, parentId } of nodes) {
    const known = children.get(parentId);
    if (known) known.push(id);
    else children.set(parentId, [id]);
  }
  return children;
}
