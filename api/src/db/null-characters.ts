import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type RootOperationNode,
  type ValueNode,
} from "kysely";

const withoutNull = (value: unknown) => (typeof value === "string" ? value.replaceAll("\u0000", "") : value);

class Transformer extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...super.transformValue(node), value: withoutNull(node.value) };
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...super.transformPrimitiveValueList(node), values: node.values.map(withoutNull) };
  }
}

/** Leaves U+0000 out of every text on its way to the database: Postgres refuses it, and nobody sees it. */
export class NullCharactersPlugin implements KyselyPlugin {
  readonly #transformer = new Transformer();

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    return this.#transformer.transformNode(node, queryId);
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    return result;
  }
}
