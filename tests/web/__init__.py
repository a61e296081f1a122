"""A package, so that its tests share one browser (fixtures of the scope "package")."""
